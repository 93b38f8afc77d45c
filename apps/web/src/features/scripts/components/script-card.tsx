import { type Script, scriptType } from '@salesai/contract/scripts';
import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { ScriptActions } from './script-actions.tsx';

interface ScriptCardProps {
  script: Script;
  onRead: () => void;
  onEdit: () => void;
}

/** The whole card opens the teleprompter; its buttons do the rest. */
export function ScriptCard({ script, onRead, onEdit }: ScriptCardProps) {
  const { t } = useTranslation('scripts');
  const { title, duration, content, edited } = script;
  return (
    <Card className="relative flex h-full flex-col gap-3 p-5 transition hover:border-primary/60">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="mind">{t(`types.${scriptType(title)}`)}</Badge>
        <span className="text-muted text-sm tabular-nums">{duration}</span>
        {edited && <Badge>{t('actions.edited')}</Badge>}
      </div>
      <h2 className="font-semibold text-xl">
        <button
          type="button"
          onClick={onRead}
          aria-label={t('read', { title })}
          className="text-left after:absolute after:inset-0 after:rounded-2xl"
        >
          {title}
        </button>
      </h2>
      <p className="line-clamp-4 whitespace-pre-line text-muted">{content}</p>
      <div className="relative z-10 mt-auto">
        <ScriptActions script={script} onEdit={onEdit} />
      </div>
    </Card>
  );
}
