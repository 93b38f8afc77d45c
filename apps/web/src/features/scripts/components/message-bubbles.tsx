import { partsOf } from '@salesai/contract/scripts';
import { useTranslation } from 'react-i18next';
import { SendActions } from '#lib/sending/send-actions.tsx';

interface MessageBubblesProps {
  title: string;
  content: string;
  onGaps: (text: string) => void;
}

/** The messages of a script, each to be copied or sent by itself; notes say when one is sent. */
export function MessageBubbles({ title, content, onGaps }: MessageBubblesProps) {
  const { t } = useTranslation('scripts');
  return (
    <ol className="relative z-10 grid gap-3">
      {partsOf(content).map(({ note, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same text.
        <li key={index} className="grid justify-items-start gap-1">
          {note && <p className="text-muted text-sm">{note}</p>}
          {text && (
            <>
              <p className="wrap-anywhere max-w-full whitespace-pre-line rounded-2xl rounded-tl-sm bg-surface-2 px-4 py-2.5">
                {text}
              </p>
              <div className="-ml-2 flex flex-wrap">
                <SendActions
                  text={text}
                  copyLabel={t('copyMessage', { position: index + 1, title })}
                  sendLabel={t('sendMessage', { position: index + 1, title })}
                  onGaps={onGaps}
                />
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
