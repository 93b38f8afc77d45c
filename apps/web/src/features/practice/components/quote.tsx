import type { PracticeMessage, PracticeQuote, PracticeSession } from '@salesai/contract/practice';
import { Bubble } from '@salesai/ui/bubble';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageAnchor } from './message-bubble.tsx';

interface QuoteProps {
  message: PracticeMessage;
  /** The piece of its text that is underlined. */
  piece?: Pick<PracticeQuote, 'start' | 'end'> | undefined;
  /** Above the bubble, such as "O momento". */
  label: string;
}

/** A message of the conversation as a bubble. */
export function Quote({ message, piece, label }: QuoteProps) {
  const { text, from } = message;
  const isOwn = from === 'seller';
  return (
    <div className={`grid gap-1 ${isOwn ? 'justify-items-end' : ''}`}>
      <p className="text-muted text-xs">{label}</p>
      <Bubble side={isOwn ? 'own' : 'other'}>
        {piece ? (
          <>
            {text.slice(0, piece.start)}
            <mark className="bg-transparent text-inherit underline decoration-2 decoration-primary underline-offset-4">
              {text.slice(piece.start, piece.end)}
            </mark>
            {text.slice(piece.end)}
          </>
        ) : (
          text
        )}
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
