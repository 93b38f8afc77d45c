import { PRACTICE_MESSAGE_MAX } from '@salesai/contract/practice';
import { IconButton } from '@salesai/ui/icon-button';
import Mic from 'lucide-react/icons/mic';
import Send from 'lucide-react/icons/send';
import { type PointerEventHandler, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onMicrophone: () => void;
  /** Starts push-to-talk on touch screens. */
  onMicrophonePointerDown: PointerEventHandler;
  /** What to focus on mount, after the recording bar was shown in this place. */
  initialFocus: 'text' | 'microphone' | null;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** On a touch screen, Enter starts a new line. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

const BUTTON =
  'size-12 rounded-full! bg-primary text-on-primary hover:bg-primary hover:brightness-110';

/** The message field, with a microphone while it is empty and a send button otherwise. */
export function Composer(props: ComposerProps) {
  const { text, onChange, onSend, onMicrophone, onMicrophonePointerDown } = props;
  const { initialFocus, field } = props;
  const { t } = useTranslation('practice');
  const microphone = useRef<HTMLButtonElement>(null);
  const focusInitial = useEffectEvent(() => {
    if (initialFocus) (initialFocus === 'text' ? field : microphone).current?.focus();
  });
  useEffect(() => focusInitial(), []);
  const canSend = text.trim() !== '';
  const send = () => {
    if (!canSend) return;
    onSend();
    field.current?.focus();
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={t('chat.input')}
        placeholder={t('chat.input')}
        maxLength={PRACTICE_MESSAGE_MAX}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          if (isTouch()) return;
          event.preventDefault();
          send();
        }}
        className="field-box field-sizing-content max-h-36 min-w-0 grow resize-none rounded-3xl!"
      />
      {canSend ? (
        <IconButton type="submit" label={t('chat.send')} className={BUTTON}>
          <Send className="size-5" aria-hidden />
        </IconButton>
      ) : (
        <IconButton
          ref={microphone}
          label={t('record.start')}
          title={t('record.hold')}
          onClick={onMicrophone}
          onPointerDown={onMicrophonePointerDown}
          onContextMenu={(event) => event.preventDefault()}
          className={`${BUTTON} touch-none select-none`}
        >
          <Mic className="size-5" aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
