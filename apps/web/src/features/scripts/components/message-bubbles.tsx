import { partsOf } from '@salesai/contract/scripts';
import { IconButton } from '@salesai/ui/icon-button';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#lib/share.ts';

interface MessageBubblesProps {
  title: string;
  content: string;
}

/** The messages of a script, each to be copied by itself; notes say when one is sent. */
export function MessageBubbles({ title, content }: MessageBubblesProps) {
  const { t } = useTranslation('scripts');
  const copy = useCopy();
  return (
    <ol className="relative z-10 grid gap-3">
      {partsOf(content).map(({ note, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same text.
        <li key={index} className="grid gap-1">
          {note && <p className="text-muted text-sm">{note}</p>}
          {text && (
            <div className="flex items-start gap-1 rounded-2xl rounded-tl-sm bg-surface-2 py-1 pr-1 pl-4">
              <p className="min-w-0 grow whitespace-pre-line break-words py-2">{text}</p>
              <IconButton
                label={t('copyMessage', { position: index + 1, title })}
                onClick={() => void copy(text)}
              >
                <Copy className="size-4" aria-hidden />
              </IconButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
