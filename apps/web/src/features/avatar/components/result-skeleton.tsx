import { Skeleton } from '@salesai/ui/skeleton';

const PLACES = ['a', 'b', 'c', 'd'] as const;

export function ResultSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40 rounded-2xl" />
      <div className="grid gap-4 md:grid-cols-2">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-48 rounded-2xl" />
        ))}
      </div>
    </div>
  );
}
