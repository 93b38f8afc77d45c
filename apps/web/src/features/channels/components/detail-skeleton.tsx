import { Skeleton } from '@salesai/ui/skeleton';

const PLACES = ['a', 'b', 'c', 'd'] as const;

export function DetailSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-28 rounded-full" />
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton lines={3} className="max-w-prose" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-48 rounded-2xl" />
        ))}
      </div>
    </div>
  );
}
