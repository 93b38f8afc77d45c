import { Button, buttonClass } from '@salesai/ui/button';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { copyText, whatsAppLink } from '#lib/copy.ts';
import { Lines } from './section.tsx';

interface ExampleScriptProps {
  name: string;
  usage?: string;
  content: string;
  tips?: readonly string[];
}

/** A text to take along: copied, or opened in WhatsApp. */
export function ExampleScript({ name, usage, content, tips = [] }: ExampleScriptProps) {
  const { t } = useTranslation('channels');
  return (
    <article className="grid gap-3 rounded-xl border border-line p-4">
      <h3 className="font-semibold">{name}</h3>
      {usage && <p className="text-muted text-sm">{t('detail.usage', { usage })}</p>}
      <p className="max-w-prose whitespace-pre-line rounded-lg bg-surface-2 p-4">{content}</p>
      {tips.length > 0 && <Lines items={tips} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            copyText(content, { done: t('detail.copied'), failed: t('detail.copyError') })
          }
        >
          <Copy className="size-4" aria-hidden />
          {t('detail.copy')}
        </Button>
        <a
          href={whatsAppLink(content)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <MessageCircle className="size-4" aria-hidden />
          {t('detail.whatsapp')}
        </a>
      </div>
    </article>
  );
}
