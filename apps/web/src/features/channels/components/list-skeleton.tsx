import { Skeleton } from '@salesai/ui/skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function ListSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden>
      <Skeleton className="h-40 rounded-2xl" />
      <div className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-26 rounded-2xl" />
        ))}
      </div>
    </div>
  );
}
