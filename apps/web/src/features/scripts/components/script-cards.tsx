import type { Script } from '@salesai/contract/scripts';
import { Skeleton } from '@salesai/ui/skeleton';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { saveRecentScript } from '#lib/recent.ts';
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
  const open = (script: Script) => {
    saveRecentScript(channelKey.icpId, { channel: channelKey.channel, script: script.id });
    setOpened(script);
  };
  useRequestedScript(scripts, open);
  // Preloads the teleprompter, the main purpose of this screen.
  useEffect(() => void load(), []);
  return (
    <>
      <ul className={GRID}>
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptCard
              script={script}
              onOpen={() => open(script)}
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

/** Opens the script that the address names, once: a reload or a return shows the list. */
function useRequestedScript(scripts: Script[], onRequest: (script: Script) => void) {
  const { script: id } = useSearch({ from: '/signed-in/icp-channel-details/$icpId/$channel' });
  const navigate = useNavigate();
  const open = useEffectEvent(onRequest);
  useEffect(() => {
    if (id === undefined) return;
    const requested = scripts.find((one) => one.id === id);
    void navigate({ to: '.', search: {}, replace: true }).then(() => requested && open(requested));
  }, [id, scripts, navigate]);
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
