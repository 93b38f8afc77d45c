import type { CoachTurn } from '@salesai/contract/coach';
import { useTranslation } from 'react-i18next';
import { Reply } from './reply.tsx';

/** A question that waits for its answer; words still unknown while the audio is being understood. */
interface Waiting {
  words: string | null;
}

interface TurnsProps {
  turns: readonly CoachTurn[];
  waiting: Waiting | null;
}

/** What was said, oldest first, and the question that is being thought about. */
export function Turns({ turns, waiting }: TurnsProps) {
  const { t } = useTranslation('coach');
  return (
    <div role="log" aria-label={t('log')} aria-busy={waiting !== null} className="grid gap-5">
      {turns.map((turn) => (
        <div key={turn.id} className="grid gap-4">
          <Asked words={turn.userInput} />
          <Reply turn={turn} />
        </div>
      ))}
      {waiting && (
        <div className="grid gap-4">
          {waiting.words && <Asked words={waiting.words} />}
          <p className="justify-self-start rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-3 text-muted">
            <span className="animate-pulse-soft">{t('thinking')}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Asked({ words }: { words: string }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <p className="text-muted text-xs">{t('you')}</p>
      <p className="whitespace-pre-wrap rounded-2xl rounded-br-md bg-primary-soft px-4 py-3">
        {words}
      </p>
    </div>
  );
}
