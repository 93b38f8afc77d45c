import type { PracticeMessage } from '@salesai/contract/practice';
import { Bubble } from '@salesai/ui/bubble';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useTranslation } from 'react-i18next';
import { timeOf } from '../session-messages.ts';

/** The element of a message, which links of the review lead to. */
export const messageAnchor = (id: string) => `m-${id}`;

interface MessageBubbleProps {
  message: PracticeMessage;
  /** The name of the buyer. */
  buyer: string;
  isLastOfGroup: boolean;
  isRead: boolean;
  /** A link of the review led here. */
  isTarget: boolean;
  /** Undefined without audio. */
  audio?: { isPlaying: boolean; onToggle: () => void } | undefined;
}

/** A stored message with its time; the seller's with ticks, the buyer's with its audio if there is any. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, buyer, isLastOfGroup, isRead, isTarget, audio } = props;
  const { t, i18n } = useTranslation('practice');
  const isOwn = message.from === 'seller';
  const Tick = isRead ? CheckCheck : Check;
  const bubble = (
    <Bubble
      id={messageAnchor(message.id)}
      side={isOwn ? 'own' : 'other'}
      hasTail={isLastOfGroup}
      className={`scroll-my-6 ${isOwn ? '' : 'animate-rise'} ${isTarget ? 'outline-2 outline-arena outline-offset-2' : ''}`}
      note={
        <>
          <time dateTime={message.at}>{timeOf(message.at, i18n.language)}</time>
          {isOwn && (
            <Tick
              role="img"
              aria-label={t(isRead ? 'chat.read' : 'chat.sent')}
              className={`size-4 ${isRead ? 'text-primary' : ''}`}
            />
          )}
        </>
      }
    >
      <span className="sr-only">{`${isOwn ? t('chat.you') : buyer}: `}</span>
      {message.text}
    </Bubble>
  );
  if (!audio) return bubble;
  return (
    <div className="flex items-center gap-1">
      {bubble}
      <IconButton
        label={t(audio.isPlaying ? 'chat.stopListening' : 'chat.listen')}
        onClick={audio.onToggle}
        className="text-muted"
      >
        {audio.isPlaying ? (
          <Square className="size-4 fill-current" aria-hidden />
        ) : (
          <Volume2 className="size-5" aria-hidden />
        )}
      </IconButton>
    </div>
  );
}
