import { type Script, spokenText } from '@salesai/contract/scripts';
import { IconButton } from '@salesai/ui/icon-button';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#lib/share.ts';
import { WhatsAppLink } from '#lib/whatsapp-link.tsx';
import { printScripts } from '../print.ts';

interface ScriptActionsProps {
  script: Script;
  onEdit: () => void;
}

/** Edit, copy, print or send a script. */
export function ScriptActions({ script, onEdit }: ScriptActionsProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const { title } = script;
  const content = spokenText(script.content);
  const copy = useCopy();
  return (
    <>
      <IconButton label={t('editOf', { title })} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden />
      </IconButton>
      <IconButton
        label={t('common:share.copyOf', { name: title })}
        onClick={() => void copy(content)}
      >
        <Copy className="size-4" aria-hidden />
      </IconButton>
      <IconButton label={t('printOf', { title })} onClick={() => printScripts(title, [script])}>
        <Printer className="size-4" aria-hidden />
      </IconButton>
      <span className="ml-auto">
        <WhatsAppLink text={content} name={title} short />
      </span>
    </>
  );
}
