import type { CoachTurn } from '@salesai/contract/coach';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Waiting } from '../use-conversation.ts';
import { Reply } from './reply.tsx';

interface TurnsProps {
  ref: RefObject<HTMLDivElement | null>;
  turns: readonly CoachTurn[];
  waiting: Waiting | null;
}

/** What was said, oldest first, and the question that is being answered. Read aloud once it is whole. */
export function Turns({ ref, turns, waiting }: TurnsProps) {
  const { t } = useTranslation('coach');
  return (
    <div
      ref={ref}
      role="log"
      aria-label={t('log')}
      aria-busy={waiting !== null}
      className="grid gap-5 *:scroll-mt-36"
    >
      {turns.map((turn) => (
        <div key={turn.id} className="grid min-w-0 gap-4">
          <Asked words={turn.userInput} />
          <Reply text={turn.assistantResponse} sources={turn.sources} cut={turn.interrupted} />
        </div>
      ))}
      {waiting && (
        <div className="grid min-w-0 gap-4">
          {waiting.words && <Asked words={waiting.words} />}
          {waiting.reply ? <Reply text={waiting.reply} /> : <Thinking />}
        </div>
      )}
    </div>
  );
}

function Thinking() {
  const { t } = useTranslation('coach');
  return (
    <p className="justify-self-start rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-3 text-muted">
      <span className="animate-pulse-soft">{t('thinking')}</span>
    </p>
  );
}

function Asked({ words }: { words: string }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <p className="text-muted text-xs">{t('you')}</p>
      <p className="wrap-anywhere whitespace-pre-wrap rounded-2xl rounded-br-md bg-primary-soft px-4 py-3">
        {words}
      </p>
    </div>
  );
}
