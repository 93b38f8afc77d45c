import type { CoachTurn } from '@salesai/contract/coach';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingTurn } from '../use-conversation.ts';
import { PartialReply, Reply } from './reply.tsx';

interface TurnsProps {
  ref: RefObject<HTMLDivElement | null>;
  turns: readonly CoachTurn[];
  pending: PendingTurn | null;
  onEdit: (text: string) => void;
}

/** The turns, oldest first, and the pending one; busy, so that screen readers announce whole replies. */
export function Turns({ ref, turns, pending, onEdit }: TurnsProps) {
  const { t } = useTranslation('coach');
  return (
    <div
      ref={ref}
      role="log"
      aria-label={t('log')}
      aria-busy={pending !== null}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 *:scroll-mt-3"
    >
      {turns.map((turn) => (
        <div key={turn.id} className="grid min-w-0 gap-4">
          <QuestionBubble text={turn.userInput} />
          <Reply turn={turn} onEdit={onEdit} />
        </div>
      ))}
      {pending && (
        <div className="grid min-w-0 gap-4">
          {pending.question && <QuestionBubble text={pending.question} />}
          {pending.reply ? <PartialReply text={pending.reply} /> : <Typing />}
        </div>
      )}
    </div>
  );
}

function Typing() {
  const { t } = useTranslation('coach');
  return (
    <p className="flex w-fit items-center gap-1.5 rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-4">
      <span className="sr-only">{t('thinking')}</span>
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`size-2 animate-pulse-soft rounded-full bg-arena ${delay}`}
        />
      ))}
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
