import { Skeleton } from '@salesai/ui/skeleton';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function ListSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden>
      <Skeleton className="h-72 rounded-2xl" />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-72 rounded-2xl" />
        ))}
      </div>
    </div>
  );
}
