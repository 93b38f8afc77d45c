import { partsOf, type ScriptPart } from '@salesai/contract/scripts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { SendActions } from '#lib/sending/send-actions.tsx';

interface MessageBubblesProps {
  title: string;
  content: string;
  onGaps: (text: string) => void;
}

/** The messages of a script, each to be copied or sent by itself: the first one, and the others below. */
export function MessageBubbles({ title, content, onGaps }: MessageBubblesProps) {
  const { t } = useTranslation('scripts');
  const [first, ...others] = partsOf(content).map((part, index) => (
    <MessageBubble
      // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same text.
      key={index}
      part={part}
      position={index + 1}
      title={title}
      onGaps={onGaps}
    />
  ));
  return (
    <div className="relative z-10 grid gap-1">
      <ol className="grid gap-3">{first}</ol>
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-primary text-sm">
            {t('moreMessages', { count: others.length })}
            <ChevronDown className="size-4 transition group-open:rotate-180" aria-hidden />
          </summary>
          <ol start={2} className="grid gap-3">
            {others}
          </ol>
        </details>
      )}
    </div>
  );
}

interface MessageBubbleProps extends Omit<MessageBubblesProps, 'content'> {
  part: ScriptPart;
  position: number;
}

/** One message; its note says when it is sent. */
function MessageBubble({ part: { note, text }, position, title, onGaps }: MessageBubbleProps) {
  const { t } = useTranslation('scripts');
  return (
    <li className="grid justify-items-start gap-1">
      {note && <p className="text-muted text-sm">{note}</p>}
      {text && (
        <>
          <p className="wrap-anywhere max-w-full whitespace-pre-line rounded-2xl rounded-tl-sm bg-surface-2 px-4 py-2.5">
            {text}
          </p>
          <div className="-ml-2 flex flex-wrap">
            <SendActions
              text={text}
              copyLabel={t('copyMessage', { position, title })}
              sendLabel={t('sendMessage', { position, title })}
              onGaps={onGaps}
            />
          </div>
        </>
      )}
    </li>
  );
}
