import { Skeleton } from '@salesai/ui/skeleton';

export const VisitsSkeleton = () => (
  <div className="grid gap-3" aria-hidden>
    <Skeleton className="h-6 w-40" />
    <div className="grid max-w-md grid-cols-3 gap-2">
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="mx-auto my-2 size-14 rounded-full" />
      ))}
    </div>
  </div>
);
