import type { PracticeMessage, PracticeSession } from '@salesai/contract/practice';
import { Bubble } from '@salesai/ui/bubble';
import { TypingDots } from '@salesai/ui/typing-dots';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import type { OutgoingMessage } from '../outbox.ts';
import { daysBetween, isRead } from '../session-messages.ts';
import { useSpokenMessage } from '../use-spoken-message.ts';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';

interface MessageLogProps {
  session: PracticeSession;
  /** The messages that are shown so far. */
  messages: readonly PracticeMessage[];
  outgoing: readonly OutgoingMessage[];
  isTyping: boolean;
  /** Announced only once it is complete. */
  isBusy: boolean;
  /** The message that a link of the review leads to. */
  target: string | null;
  onRetry: (message: OutgoingMessage) => void;
  onEdit: (message: OutgoingMessage) => void;
}

/** The messages in groups, with the days of the simulation between them. */
export function MessageLog(props: MessageLogProps) {
  const { session, messages, outgoing, isTyping, isBusy, target, onRetry, onEdit } = props;
  const { t } = useTranslation('practice');
  const { name } = session.persona;
  const isReduced = useReducedMotion();
  const audioOf = useSpokenMessage();
  const last = messages.at(-1);
  const daysSince = last && !isTyping ? daysBetween(last.at, session.clock) : 0;
  return (
    <div
      role="log"
      aria-label={t('chat.log', { name })}
      aria-busy={isBusy}
      className="mt-auto grid grid-cols-[minmax(0,1fr)]"
    >
      {messages.length === 0 && outgoing.length === 0 && (
        <p className="justify-self-center rounded-2xl border border-line border-dashed px-4 py-3 text-center text-muted text-sm">
          {t('chat.youStart', { name })}
        </p>
      )}
      {messages.map((message, at) => {
        const previous = messages[at - 1];
        const next = messages[at + 1];
        const isNewDay = !previous || daysBetween(previous.at, message.at) > 0;
        const isContinued = !isNewDay && previous.from === message.from;
        return (
          <div key={message.id} className={`grid min-w-0 ${isContinued ? 'pt-1' : 'pt-3'}`}>
            {isNewDay && <DayChip days={previous ? daysBetween(previous.at, message.at) : 0} />}
            <MessageBubble
              message={message}
              buyer={name}
              isLastOfGroup={next?.from !== message.from}
              isRead={isRead(message, messages)}
              isTarget={message.id === target}
              audio={audioOf(message)}
            />
          </div>
        );
      })}
      {daysSince > 0 && (
        <div className="grid pt-3">
          <DayChip days={daysSince} />
        </div>
      )}
      {outgoing.map((message) => (
        <div key={message.clientId} className="grid min-w-0 pt-2">
          <OutgoingBubble
            message={message}
            onRetry={() => onRetry(message)}
            onEdit={() => onEdit(message)}
          />
        </div>
      ))}
      {isTyping && !isReduced && (
        <div className="grid pt-3">
          <Bubble side="other">
            <TypingDots label={t('chat.typing')} />
          </Bubble>
        </div>
      )}
    </div>
  );
}

/** A day of the simulation, counted from the message before. */
function DayChip({ days }: { days: number }) {
  const { t } = useTranslation('practice');
  return (
    <p className="mb-2 justify-self-center rounded-full bg-surface-2 px-3 py-0.5 font-medium text-muted text-xs">
      {days === 0 ? t('chat.today') : t('chat.later', { count: days })}
    </p>
  );
}
