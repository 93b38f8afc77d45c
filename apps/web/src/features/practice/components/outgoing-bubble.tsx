import { Bubble } from '@salesai/ui/bubble';
import { Button } from '@salesai/ui/button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Mic from 'lucide-react/icons/mic';
import { useTranslation } from 'react-i18next';
import type { OutgoingMessage } from '../outbox.ts';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRetry: () => void;
  /** Takes a text back into the composer. */
  onEdit: () => void;
}

/** A message that the server has not confirmed, or has refused. */
export function OutgoingBubble({ message, onRetry, onEdit }: OutgoingBubbleProps) {
  const { t } = useTranslation('practice');
  const { text, audio, failure } = message;
  return (
    <div className="grid justify-items-end gap-1">
      <Bubble
        side="own"
        className={failure === undefined ? '' : 'border border-danger'}
        note={
          failure === undefined && (
            <Clock role="img" aria-label={t('chat.pending')} className="size-3.5" />
          )
        }
      >
        <span className="sr-only">{`${t('chat.you')}: `}</span>
        {audio ? (
          <span className="flex items-center gap-2">
            <Mic className="size-4" aria-hidden />
            {t('chat.spoken')}
          </span>
        ) : (
          text
        )}
      </Bubble>
      {failure !== undefined && (
        <div role="alert" className="grid max-w-full justify-items-end">
          <p className="text-right text-muted text-xs">{failure}</p>
          <div className="flex flex-wrap justify-end gap-1">
            <Button variant="ghost" size="sm" className="text-danger" onClick={onRetry}>
              <CircleAlert className="size-4 shrink-0" aria-hidden />
              {t('chat.failed')}
            </Button>
            {!audio && (
              <Button variant="ghost" size="sm" onClick={onEdit}>
                {t('chat.edit')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
