import type { Channel } from '@salesai/contract/channels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FillGaps } from '#lib/sending/fill-gaps.tsx';
import { SendActions } from '#lib/sending/send-actions.tsx';
import { List } from './text.tsx';

type Example = Channel['scriptExamples'][number];

interface ScriptExamplesProps {
  channel: Channel;
}

/** The script examples or, without any, the single example text. */
export function ScriptExamples({ channel }: ScriptExamplesProps) {
  const { scriptExamples: examples, scriptExample } = channel;
  const single: Example = { name: channel.name, usage: '', content: scriptExample, tips: [] };
  return (
    <ul className="grid gap-6">
      {(examples.length > 0 ? examples : [single]).map((example) => (
        <li key={example.name}>
          <ScriptExample example={example} />
        </li>
      ))}
    </ul>
  );
}

function ScriptExample({ example }: { example: Example }) {
  const { t } = useTranslation(['channels', 'common']);
  const { name, usage, content, tips } = example;
  const [isFilling, setFilling] = useState(false);
  return (
    <article className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{name}</h3>
        {usage && <p className="text-muted text-sm">{t('detail.usage', { usage })}</p>}
      </div>
      <p className="max-w-prose whitespace-pre-line rounded-xl bg-surface-2 p-4">{content}</p>
      <div className="flex flex-wrap gap-2">
        <SendActions
          text={content}
          copyLabel={t('common:share.copyOf', { name })}
          sendLabel={t('common:share.whatsappOf', { name })}
          onGaps={() => setFilling(true)}
        />
      </div>
      {isFilling && <FillGaps text={content} onClose={() => setFilling(false)} />}
      {tips.length > 0 && (
        <div className="grid gap-2">
          <h4 className="font-semibold text-sm">{t('detail.tips')}</h4>
          <List items={tips} />
        </div>
      )}
    </article>
  );
}
