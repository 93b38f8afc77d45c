import type { Script } from '@salesai/contract/scripts';
import { buttonClass } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { copyText, whatsAppLink } from '#lib/copy.ts';
import { printText } from '../print.ts';

interface ScriptActionsProps {
  script: Script;
  onEdit: () => void;
}

export function ScriptActions({ script, onEdit }: ScriptActionsProps) {
  const { t } = useTranslation('scripts');
  const said = { done: t('actions.copied'), failed: t('actions.copyError') };
  return (
    <div className="flex flex-wrap gap-1">
      <IconButton label={t('actions.edit')} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden />
      </IconButton>
      <IconButton label={t('actions.copy')} onClick={() => copyText(script.content, said)}>
        <Copy className="size-4" aria-hidden />
      </IconButton>
      <a
        href={whatsAppLink(script.content)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('actions.whatsapp')}
        title={t('actions.whatsapp')}
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} size-11`}
      >
        <MessageCircle className="size-4" aria-hidden />
      </a>
      <IconButton label={t('actions.print')} onClick={() => printText(script)}>
        <Printer className="size-4" aria-hidden />
      </IconButton>
    </div>
  );
}
