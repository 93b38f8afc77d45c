import { Skeleton } from '@salesai/ui/skeleton';

const PLACES = ['a', 'b', 'c', 'd'] as const;

export function DetailSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-28 rounded-full" />
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton lines={2} className="max-w-prose" />
      </div>
      <Skeleton className="h-56 rounded-2xl" />
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-14 rounded-2xl" />
      ))}
    </div>
  );
}
