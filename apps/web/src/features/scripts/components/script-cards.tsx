import type { Script } from '@salesai/contract/scripts';
import { Skeleton } from '@salesai/ui/skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ChannelKey } from '../api.ts';
import { EditScript } from './edit-script.tsx';
import { ScriptActions } from './script-actions.tsx';
import { ScriptCard } from './script-card.tsx';

const load = () => import('../teleprompter/teleprompter.tsx');
const Teleprompter = lazy(async () => ({ default: (await load()).Teleprompter }));
const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface ScriptCardsProps {
  channelKey: ChannelKey;
  scripts: Script[];
}

export function ScriptCards({ channelKey, scripts }: ScriptCardsProps) {
  const [opened, setOpened] = useState<Script | null>(null);
  const [edited, setEdited] = useState<Script | null>(null);
  // Preloads the teleprompter, the main purpose of this screen.
  useEffect(() => void load(), []);
  return (
    <>
      <ul className={GRID}>
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptCard
              script={script}
              onOpen={() => setOpened(script)}
              actions={<ScriptActions script={script} onEdit={() => setEdited(script)} />}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <Teleprompter script={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {edited && (
        <EditScript channelKey={channelKey} script={edited} onClose={() => setEdited(null)} />
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
