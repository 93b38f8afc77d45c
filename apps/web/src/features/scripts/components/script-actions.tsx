import type { Script } from '@salesai/contract/scripts';
import { Button } from '@salesai/ui/button';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#lib/share.ts';
import { WhatsAppLink } from '#lib/whatsapp-link.tsx';

interface ScriptActionsProps {
  script: Script;
}

/** What a script is used for besides reading it aloud. */
export function ScriptActions({ script: { title, content } }: ScriptActionsProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const copy = useCopy();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('common:share.copyOf', { name: title })}
        onClick={() => void copy(content)}
      >
        <Copy className="size-4" aria-hidden />
        {t('common:share.copy')}
      </Button>
      <WhatsAppLink text={content} />
    </>
  );
}
