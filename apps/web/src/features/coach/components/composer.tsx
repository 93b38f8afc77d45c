import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import { IconButton } from '@salesai/ui/icon-button';
import Mic from 'lucide-react/icons/mic';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import { type PointerEventHandler, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** An answer is being streamed and can be stopped. */
  busy: boolean;
  onStop: () => void;
  isStopping: boolean;
  onMicrophone: () => void;
  /** Starts push-to-talk on touch screens. */
  onMicrophonePointerDown: PointerEventHandler;
  /** What to focus on mount, after the recording bar was shown in this place. */
  initialFocus: 'text' | 'microphone' | null;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** On a touch screen, Enter starts a new line. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** The message field: on a keyboard Enter sends and Shift+Enter inserts a line break. */
export function Composer({
  text,
  onChange,
  onSend,
  busy,
  onStop,
  isStopping,
  onMicrophone,
  onMicrophonePointerDown,
  initialFocus,
  field,
}: ComposerProps) {
  const { t } = useTranslation('coach');
  const microphone = useRef<HTMLButtonElement>(null);
  const focusInitial = useEffectEvent(() => {
    if (initialFocus) (initialFocus === 'text' ? field : microphone).current?.focus();
  });
  useEffect(() => focusInitial(), []);
  const canSend = text.trim() !== '' && !busy;
  const send = () => {
    if (canSend) onSend();
  };
  return (
    // With large text the field has a line of its own.
    <form
      className="@container flex flex-wrap items-end justify-between gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {busy ? (
        // Not in place of the send button: a double tap would stop the question just sent.
        <IconButton
          label={t('input.stop')}
          disabled={isStopping}
          onClick={onStop}
          className="size-12 border border-outline"
        >
          <Square className="size-5 fill-current" aria-hidden />
        </IconButton>
      ) : (
        <IconButton
          ref={microphone}
          label={t('record.start')}
          onClick={onMicrophone}
          onPointerDown={onMicrophonePointerDown}
          onContextMenu={(event) => event.preventDefault()}
          className="size-12 touch-none select-none"
        >
          <Mic className="size-5 text-arena" aria-hidden />
        </IconButton>
      )}
      <textarea
        ref={field}
        rows={1}
        aria-label={t('input.label')}
        placeholder={t('input.label')}
        maxLength={COACH_INPUT_MAX}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          if (isTouch()) return;
          event.preventDefault();
          send();
        }}
        className="field-box field-sizing-content max-h-32 min-w-0 flex-1 resize-none @max-[16rem]:order-first @max-[16rem]:basis-full"
      />
      <IconButton
        type="submit"
        label={t('input.send')}
        disabled={!canSend}
        className="size-12 bg-primary text-on-primary hover:bg-primary hover:brightness-110"
      >
        <Send className="size-5" aria-hidden />
      </IconButton>
    </form>
  );
}
