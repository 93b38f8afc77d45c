import type { Channel } from '@salesai/contract/channels';
import { Button } from '@salesai/ui/button';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#lib/share.ts';
import { WhatsAppLink } from '#lib/whatsapp-link.tsx';
import { FoldSection } from './fold-section.tsx';
import { List } from './text.tsx';

type Example = Channel['scriptExamples'][number];

interface ScriptExamplesProps {
  channel: Channel;
}

/** The script examples or, without any, the single example text. */
export function ScriptExamples({ channel }: ScriptExamplesProps) {
  const { t } = useTranslation('channels');
  const { scriptExamples: examples, scriptExample } = channel;
  const single: Example = { name: channel.name, usage: '', content: scriptExample, tips: [] };
  return (
    <FoldSection title={t('detail.scripts')}>
      <ul className="grid gap-6">
        {(examples.length > 0 ? examples : [single]).map((example) => (
          <li key={example.name}>
            <ScriptExample example={example} />
          </li>
        ))}
      </ul>
    </FoldSection>
  );
}

function ScriptExample({ example }: { example: Example }) {
  const { t } = useTranslation(['channels', 'common']);
  const { name, usage, content, tips } = example;
  const copy = useCopy();
  return (
    <article className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{name}</h3>
        {usage && <p className="text-muted text-sm">{t('detail.usage', { usage })}</p>}
      </div>
      <p className="max-w-prose whitespace-pre-line rounded-xl bg-surface-2 p-4">{content}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('common:share.copyOf', { name })}
          onClick={() => void copy(content)}
        >
          <Copy className="size-4" aria-hidden />
          {t('common:share.copy')}
        </Button>
        <WhatsAppLink text={content} name={name} />
      </div>
      {tips.length > 0 && (
        <div className="grid gap-2">
          <h4 className="font-semibold text-sm">{t('detail.tips')}</h4>
          <List items={tips} />
        </div>
      )}
    </article>
  );
}
