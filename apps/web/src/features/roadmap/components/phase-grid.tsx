import { PHASE_COUNT, type Phase } from '@salesai/contract/roadmap';
import { Skeleton } from '@salesai/ui/skeleton';
import { PhaseCard } from './phase-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-3 md:gap-4';

export function PhaseGrid({ phases }: { phases: Phase[] }) {
  return (
    <ol className={GRID}>
      {phases.map((phase) => (
        <li key={phase.id} className={phase.status === 'em_breve' ? '' : 'max-sm:col-span-2'}>
          <PhaseCard phase={phase} />
        </li>
      ))}
    </ol>
  );
}

const PLACES = Array.from({ length: PHASE_COUNT }, (_, index) => index + 1);

export function PhaseGridSkeleton() {
  return (
    <div className={GRID} aria-hidden>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-36 rounded-xl" />
      ))}
    </div>
  );
}
