import type { Channel } from '@salesai/contract/channels';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { EstimatedResults } from './estimated-results.tsx';
import { ScriptExamples } from './script-examples.tsx';
import { SevenDayPlan } from './seven-day-plan.tsx';
import { List, Paragraph } from './text.tsx';

interface ChannelSectionsProps {
  icpId: string;
  channel: Channel;
}

/** Every section of a channel, in the order in which a seller works through them. */
export function ChannelSections({ icpId, channel }: ChannelSectionsProps) {
  const { t } = useTranslation('channels');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <CardSection title={t('detail.whenToUse')}>
        <Paragraph>{channel.whenToUse}</Paragraph>
      </CardSection>
      <CardSection title={t('detail.ticketFit')}>
        <Paragraph>{channel.ticketFit}</Paragraph>
      </CardSection>
      <EstimatedResults results={channel.estimatedResults} />
      <SevenDayPlan icpId={icpId} channel={channel} />
      <CardSection title={t('detail.stepByStep')} wide>
        <List items={channel.stepByStep} ordered />
      </CardSection>
      <ScriptExamples channel={channel} />
      <CardSection title={t('detail.strengths')}>
        <List items={channel.strengths} />
      </CardSection>
      <CardSection title={t('detail.weaknesses')}>
        <List items={channel.weaknesses} />
      </CardSection>
      <CardSection title={t('detail.kpis')}>
        <List items={channel.kpis} />
      </CardSection>
      <CardSection title={t('detail.mistakes')}>
        <List items={channel.commonMistakes} />
      </CardSection>
      <CardSection title={t('detail.tools')}>
        <List items={channel.tools} />
      </CardSection>
      <CardSection title={t('detail.implementation')}>
        <List items={channel.implementationTips} />
      </CardSection>
      <CardSection title={t('detail.success')} wide>
        <Paragraph>{channel.successCriteria}</Paragraph>
      </CardSection>
    </div>
  );
}
