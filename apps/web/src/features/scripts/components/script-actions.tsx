import { formatOf, type Script, spokenText } from '@salesai/contract/scripts';
import { IconButton } from '@salesai/ui/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { SendActions } from '#lib/sending/send-actions.tsx';
import { printScripts } from '../print.ts';

interface ScriptActionsProps {
  /** With the names filled in. */
  script: Script;
  onEdit: () => void;
  onGaps: (text: string) => void;
}

/** Edits or prints a script; one to be spoken is copied or sent whole, messages have their own actions. */
export function ScriptActions({ script, onEdit, onGaps }: ScriptActionsProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const { title } = script;
  return (
    <>
      <IconButton label={t('editOf', { title })} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden />
      </IconButton>
      <IconButton label={t('printOf', { title })} onClick={() => printScripts(title, [script])}>
        <Printer className="size-4" aria-hidden />
      </IconButton>
      {formatOf(script) === 'speech' && (
        <SendActions
          text={spokenText(script.content)}
          copyLabel={t('common:share.copyOf', { name: title })}
          sendLabel={t('common:share.whatsappOf', { name: title })}
          onGaps={onGaps}
        />
      )}
    </>
  );
}
