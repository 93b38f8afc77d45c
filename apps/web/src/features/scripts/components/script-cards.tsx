import type { Script } from '@salesai/contract/scripts';
import { Skeleton } from '@salesai/ui/skeleton';
import { TextField } from '@salesai/ui/text-field';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelKey } from '#lib/channels/scripts-query.ts';
import { saveRecentScript } from '#lib/recent.ts';
import { FillGaps } from '#lib/sending/fill-gaps.tsx';
import { RECIPIENT_MAX, useNames } from '../recipient.ts';
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
  const { t } = useTranslation('scripts');
  const [opened, setOpened] = useState<Script | null>(null);
  const [edited, setEdited] = useState<Script | null>(null);
  const [recipient, setRecipient] = useState('');
  /** A text that is to be sent, with brackets. */
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const withNames = useNames(recipient);
  const open = (script: Script) => {
    saveRecentScript(channelKey.icpId, { channel: channelKey.channel, script: script.id });
    setOpened(script);
  };
  useRequestedScript(scripts, open);
  // Preloads the teleprompter, the main purpose of this screen.
  useEffect(() => void load(), []);
  return (
    <>
      <TextField
        label={t('recipient.label')}
        hint={t('recipient.hint')}
        value={recipient}
        maxLength={RECIPIENT_MAX}
        autoComplete="off"
        onChange={(event) => setRecipient(event.target.value)}
        className="sm:max-w-sm"
      />
      <ul className={GRID}>
        {scripts.map((script) => {
          const named = { ...script, content: withNames(script.content) };
          return (
            <li key={script.id}>
              <ScriptCard
                script={named}
                onOpen={() => open(script)}
                onGaps={setIncomplete}
                actions={<ScriptActions script={named} onEdit={() => setEdited(script)} />}
              />
            </li>
          );
        })}
      </ul>
      {incomplete !== null && <FillGaps text={incomplete} onClose={() => setIncomplete(null)} />}
      {opened && (
        <Suspense>
          <Teleprompter
            script={{ ...opened, content: withNames(opened.content) }}
            onClose={() => setOpened(null)}
          />
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
