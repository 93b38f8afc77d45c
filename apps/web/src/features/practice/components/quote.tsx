import type { PracticeMessage, PracticeQuote, PracticeSession } from '@salesai/contract/practice';
import { Bubble } from '@salesai/ui/bubble';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { firstPart, lastPart } from '../excerpt.ts';
import { messageAnchor } from './message-bubble.tsx';

interface QuoteProps {
  message: PracticeMessage;
  /** The piece of its text that is underlined. */
  piece?: Pick<PracticeQuote, 'start' | 'end'> | undefined;
  /** Above the bubble, such as "O momento". */
  label: string;
  /** Leads to the message in the conversation of this session. */
  session?: PracticeSession;
}

/** Longer messages are cut around the piece, where a clause ends; the conversation has the whole text. */
const CONTEXT_CHARACTERS = 50;

/** A message of the conversation as a bubble. */
export function Quote({ message, piece, label, session }: QuoteProps) {
  const isOwn = message.from === 'seller';
  const { start, end } = piece ?? { start: 0, end: 0 };
  const before = lastPart(message.text.slice(0, start), CONTEXT_CHARACTERS);
  const after = firstPart(
    message.text.slice(end),
    piece ? CONTEXT_CHARACTERS : 3 * CONTEXT_CHARACTERS,
  );
  return (
    <div className={`grid gap-1 ${isOwn ? 'justify-items-end' : ''}`}>
      <div
        className={`flex w-full items-center justify-between ${isOwn ? 'flex-row-reverse' : ''}`}
      >
        <p className="text-muted text-xs">{label}</p>
        {session && <ConversationLink session={session} messageId={message.id} />}
      </div>
      <Bubble side={isOwn ? 'own' : 'other'} className="text-sm">
        {before}
        {piece && (
          <mark className="bg-transparent text-inherit underline decoration-2 decoration-primary underline-offset-4">
            {message.text.slice(start, end)}
          </mark>
        )}
        {after}
      </Bubble>
    </div>
  );
}

interface ConversationLinkProps {
  session: PracticeSession;
  messageId: string;
}

/** Leads to a message in the conversation. */
export function ConversationLink({ session, messageId }: ConversationLinkProps) {
  const { t } = useTranslation('practice');
  return (
    <Link
      to={paths.practiceSession}
      params={{ sessionId: session.id }}
      hash={messageAnchor(messageId)}
      className="link link-row text-sm"
    >
      {t('review.inConversation')}
    </Link>
  );
}
