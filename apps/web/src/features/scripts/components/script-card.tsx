import {
  formatOf,
  type Script,
  type ScriptType,
  scriptType,
  spokenText,
} from '@salesai/contract/scripts';
import { Badge, type Tone } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SendActions } from '#lib/sending/send-actions.tsx';
import { MessageBubbles } from './message-bubbles.tsx';

const TONES: Record<ScriptType, Tone> = {
  intro: 'mind',
  main: 'success',
  cta: 'warning',
  other: 'neutral',
};

interface ScriptCardProps {
  script: Script;
  onOpen: () => void;
  onGaps: (text: string) => void;
  /** Buttons at the top. */
  actions: ReactNode;
}

/** One script: clicking anywhere except the actions opens the teleprompter. */
export function ScriptCard({ script, onOpen, onGaps, actions }: ScriptCardProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const { title, content, duration, edited } = script;
  const type = scriptType(title);
  return (
    <Card className="relative flex h-full flex-col transition focus-within:border-primary hover:border-primary">
      <article className="flex grow flex-col gap-3 p-5">
        <div className="-my-2 flex flex-wrap items-center gap-2">
          <Badge tone={TONES[type]}>{t(`types.${type}`)}</Badge>
          {edited && <Badge>{t('edited')}</Badge>}
          <span className="ml-auto inline-flex items-center gap-1 text-muted text-sm tabular-nums">
            <Clock className="size-4" aria-hidden />
            <span className="sr-only">{t('duration', { duration })}</span>
            <span aria-hidden>{duration}</span>
          </span>
          <span className="relative z-10 -mr-3 flex">{actions}</span>
        </div>
        <h2 className="font-semibold text-xl">
          <button
            type="button"
            onClick={onOpen}
            aria-label={t('open', { title })}
            className="text-left after:absolute after:inset-0 after:rounded-2xl"
          >
            {title}
          </button>
        </h2>
        {formatOf(script) === 'messages' ? (
          <MessageBubbles title={title} content={content} onGaps={onGaps} />
        ) : (
          <>
            <p className="line-clamp-4 text-muted">{spokenText(content)}</p>
            <div className="relative z-10 -mx-2 mt-auto flex flex-wrap gap-1 pt-1">
              <SendActions
                text={spokenText(content)}
                copyLabel={t('common:share.copyOf', { name: title })}
                sendLabel={t('common:share.whatsappOf', { name: title })}
                onGaps={onGaps}
              />
            </div>
          </>
        )}
      </article>
    </Card>
  );
}
