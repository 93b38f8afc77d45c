import type { Channel } from '@salesai/contract/channels';
import { useTranslation } from 'react-i18next';
import { EstimatedResults } from './estimated-results.tsx';
import { ScriptExamples } from './script-examples.tsx';
import { List, Prose, Section } from './section.tsx';
import { SevenDayPlan } from './seven-day-plan.tsx';

interface ChannelSectionsProps {
  icpId: string;
  channel: Channel;
}

/** Every part of a channel, in the order of use: whether, what to expect, what to do, what to say. */
export function ChannelSections({ icpId, channel }: ChannelSectionsProps) {
  const { t } = useTranslation('channels');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Section title={t('detail.whenToUse')}>
        <Prose>{channel.whenToUse}</Prose>
      </Section>
      <Section title={t('detail.ticketFit')}>
        <Prose>{channel.ticketFit}</Prose>
      </Section>
      <EstimatedResults results={channel.estimatedResults} />
      <SevenDayPlan icpId={icpId} channel={channel} />
      <Section title={t('detail.stepByStep')} wide>
        <List items={channel.stepByStep} ordered />
      </Section>
      <ScriptExamples channel={channel} />
      <Section title={t('detail.strengths')}>
        <List items={channel.strengths} />
      </Section>
      <Section title={t('detail.weaknesses')}>
        <List items={channel.weaknesses} />
      </Section>
      <Section title={t('detail.kpis')}>
        <List items={channel.kpis} />
      </Section>
      <Section title={t('detail.mistakes')}>
        <List items={channel.commonMistakes} />
      </Section>
      <Section title={t('detail.tools')}>
        <List items={channel.tools} />
      </Section>
      <Section title={t('detail.implementation')}>
        <List items={channel.implementationTips} />
      </Section>
      <Section title={t('detail.success')} wide>
        <Prose>{channel.successCriteria}</Prose>
      </Section>
    </div>
  );
}
