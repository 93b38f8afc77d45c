import type { Channel } from '@salesai/contract/channels';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { EstimatedResults } from './estimated-results.tsx';
import { FoldSection } from './fold-section.tsx';
import { NextStep } from './next-step.tsx';
import { ScriptExamples } from './script-examples.tsx';
import { SevenDayPlan } from './seven-day-plan.tsx';
import { List, Paragraph } from './text.tsx';

interface ChannelSectionsProps {
  icpId: string;
  channel: Channel;
}

/** What to know and do first; everything else is closed at first. */
export function ChannelSections({ icpId, channel }: ChannelSectionsProps) {
  const { t } = useTranslation('channels');
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <NextStep channel={channel} />
        <CardSection title={t('detail.ticketFit')}>
          <Paragraph>{channel.ticketFit}</Paragraph>
        </CardSection>
      </div>
      <SevenDayPlan icpId={icpId} channel={channel} />
      <FoldSection title={t('detail.stepByStep')}>
        <List items={channel.stepByStep} ordered />
      </FoldSection>
      <ScriptExamples channel={channel} />
      <FoldSection title={t('detail.whenToUse')}>
        <Paragraph>{channel.whenToUse}</Paragraph>
      </FoldSection>
      <FoldSection title={t('detail.strengths')}>
        <List items={channel.strengths} />
      </FoldSection>
      <FoldSection title={t('detail.weaknesses')}>
        <List items={channel.weaknesses} />
      </FoldSection>
      <FoldSection title={t('detail.kpis')}>
        <List items={channel.kpis} />
      </FoldSection>
      <EstimatedResults results={channel.estimatedResults} />
      <FoldSection title={t('detail.mistakes')}>
        <List items={channel.commonMistakes} />
      </FoldSection>
      <FoldSection title={t('detail.tools')}>
        <List items={channel.tools} />
      </FoldSection>
      <FoldSection title={t('detail.implementation')}>
        <List items={channel.implementationTips} />
      </FoldSection>
      <FoldSection title={t('detail.success')}>
        <Paragraph>{channel.successCriteria}</Paragraph>
      </FoldSection>
    </div>
  );
}
