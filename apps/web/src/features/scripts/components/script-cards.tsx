import type { Script } from '@salesai/contract/scripts';
import { Skeleton } from '@salesai/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { ScriptActions } from './script-actions.tsx';
import { ScriptCard } from './script-card.tsx';

const load = () => import('../teleprompter/teleprompter.tsx');
const Teleprompter = lazy(async () => ({ default: (await load()).Teleprompter }));
const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface ScriptCardsProps {
  scripts: Script[];
}

export function ScriptCards({ scripts }: ScriptCardsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = scripts.find((script) => script.id === openId);
  return (
    <>
      <ul className={GRID}>
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptCard
              script={script}
              onOpen={() => setOpenId(script.id)}
              actions={<ScriptActions script={script} />}
            />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <Teleprompter script={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

const PLACES = ['a', 'b', 'c'] as const;

export function ScriptCardsSkeleton() {
  return (
    <div className={GRID} aria-hidden>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-64 rounded-2xl" />
      ))}
    </div>
  );
}
