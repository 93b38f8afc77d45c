import type { CoachTurn } from '@salesai/contract/coach';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingTurn } from '../use-conversation.ts';
import { Reply } from './reply.tsx';

interface TurnsProps {
  ref: RefObject<HTMLDivElement | null>;
  turns: readonly CoachTurn[];
  pending: PendingTurn | null;
}

/** The turns, oldest first, and the pending one; busy, so that screen readers announce whole replies. */
export function Turns({ ref, turns, pending }: TurnsProps) {
  const { t } = useTranslation('coach');
  return (
    <div
      ref={ref}
      role="log"
      aria-label={t('log')}
      aria-busy={pending !== null}
      className="grid gap-5 *:scroll-mt-36"
    >
      {turns.map((turn) => (
        <div key={turn.id} className="grid min-w-0 gap-4">
          <QuestionBubble text={turn.userInput} />
          <Reply
            text={turn.assistantResponse}
            sources={turn.sources}
            interrupted={turn.interrupted}
          />
        </div>
      ))}
      {pending && (
        <div className="grid min-w-0 gap-4">
          {pending.question && <QuestionBubble text={pending.question} />}
          {pending.reply ? <Reply text={pending.reply} /> : <Thinking />}
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

function QuestionBubble({ text }: { text: string }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid max-w-[85%] justify-items-end gap-1 justify-self-end">
      <p className="text-muted text-xs">{t('you')}</p>
      <p className="wrap-anywhere whitespace-pre-wrap rounded-2xl rounded-br-md bg-primary-soft px-4 py-3">
        {text}
      </p>
    </div>
  );
}
