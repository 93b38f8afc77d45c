import { Skeleton } from '@salesai/ui/skeleton';

export const VisitsSkeleton = () => (
  <div className="grid gap-1" aria-hidden>
    <Skeleton className="h-7 w-40" />
    <div className="-ml-2 flex gap-1 overflow-hidden">
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="mx-7 my-2 mb-11 size-14 rounded-full" />
      ))}
    </div>
  </div>
);
