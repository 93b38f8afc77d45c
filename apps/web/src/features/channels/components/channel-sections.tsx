import type { Channel } from '@salesai/contract/channels';
import { useTranslation } from 'react-i18next';
import { ExampleScript } from './example-script.tsx';
import { Lines, Section } from './section.tsx';
import { WeekPlan } from './week-plan.tsx';

/** Every part of a channel, in the order of use. */
export function ChannelSections({ icpId, channel }: { icpId: string; channel: Channel }) {
  const { t } = useTranslation('channels');
  const lists = [
    ['strengths', channel.strengths],
    ['weaknesses', channel.weaknesses],
    ['kpis', channel.kpis],
    ['mistakes', channel.commonMistakes],
    ['tools', channel.tools],
    ['tipsTitle', channel.implementationTips],
  ] as const;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Section title={t('detail.whenToUse')} className="md:col-span-2">
        <p className="max-w-prose">{channel.whenToUse}</p>
      </Section>
      <Section title={t('detail.steps')}>
        <Lines items={channel.stepByStep} ordered />
      </Section>
      <WeekPlan icpId={icpId} channel={channel} />
      <Section title={t('detail.examples')} className="md:col-span-2">
        <ExampleScript name={t('detail.example')} content={channel.scriptExample} />
        {channel.scriptExamples.map((example) => (
          <ExampleScript key={example.name} {...example} />
        ))}
      </Section>
      {lists.map(([name, items]) => (
        <Section key={name} title={t(`detail.${name}`)}>
          <Lines items={items} />
        </Section>
      ))}
      <Section title={t('detail.ticketFit')}>
        <p className="max-w-prose">{channel.ticketFit}</p>
      </Section>
      <Section title={t('detail.success')}>
        <p className="max-w-prose">{channel.successCriteria}</p>
      </Section>
      <EstimatedResults results={channel.estimatedResults} />
    </div>
  );
}

const RESULTS = [
  'timeToResults',
  'costLevel',
  'difficultyLevel',
  'scalabilityLevel',
  'expectedROI',
  'minBudget',
] as const;

function EstimatedResults({ results }: { results: Channel['estimatedResults'] }) {
  const { t } = useTranslation('channels');
  return (
    <Section title={t('detail.results')} className="md:col-span-2">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {RESULTS.map((name) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-muted text-sm">{t(`detail.${name}`)}</dt>
            <dd className="font-medium">{results[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
