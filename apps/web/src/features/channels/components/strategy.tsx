import type { ChannelPlan } from '@salesai/contract/channels';
import { useTranslation } from 'react-i18next';
import { Lines, Section } from './section.tsx';

type Thought = Pick<ChannelPlan, 'insights' | 'metrics'> & {
  strategy: ChannelPlan['strategy'] | null;
};

/** The thought behind the channels, as a person reads it; the raw data are one click away. */
export function Strategy({ strategy, insights, metrics }: Thought) {
  const { t } = useTranslation('channels');
  return (
    <div className="grid gap-4">
      {strategy && (
        <Section title={t('list.strategy')}>
          <p className="font-semibold">{strategy.title}</p>
          <p className="max-w-prose">{strategy.summary}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <Part title={t('list.focus')} items={strategy.focus} />
            <Part title={t('list.firstWeek')} items={strategy.firstWeek} />
          </div>
        </Section>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {insights.length > 0 && (
          <Section title={t('list.insights')}>
            <dl className="grid gap-3">
              {insights.map(({ title, text }) => (
                <div key={title} className="grid gap-0.5">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
            <RawData data={insights} />
          </Section>
        )}
        {metrics.length > 0 && (
          <Section title={t('list.metrics')}>
            <dl className="grid gap-3">
              {metrics.map(({ name, target, note }) => (
                <div key={name} className="grid gap-0.5">
                  <dt className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
                    {name}
                    <span className="text-primary text-sm tabular-nums">{target}</span>
                  </dt>
                  <dd className="text-muted text-sm">{note}</dd>
                </div>
              ))}
            </dl>
            <RawData data={metrics} />
          </Section>
        )}
      </div>
    </div>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Lines items={items} />
    </div>
  );
}

function RawData({ data }: { data: unknown }) {
  const { t } = useTranslation('channels');
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center text-muted">
        {t('list.raw')}
      </summary>
      <pre className="max-h-72 overflow-auto rounded-lg bg-surface-2 p-3 text-xs">
        {JSON.stringify(data, null, 2)}
      </pre>
    </details>
  );
}
