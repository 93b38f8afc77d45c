import type { Script } from '@salesai/contract/scripts';
import { IconButton } from '@salesai/ui/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { printScripts } from '../print.ts';

interface ScriptActionsProps {
  /** With the names filled in. */
  script: Script;
  onEdit: () => void;
}

/** Edits or prints a script. */
export function ScriptActions({ script, onEdit }: ScriptActionsProps) {
  const { t } = useTranslation('scripts');
  const { title } = script;
  return (
    <>
      <IconButton label={t('editOf', { title })} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden />
      </IconButton>
      <IconButton label={t('printOf', { title })} onClick={() => printScripts(title, [script])}>
        <Printer className="size-4" aria-hidden />
      </IconButton>
    </>
  );
}
