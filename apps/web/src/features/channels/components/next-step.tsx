import type { Channel } from '@salesai/contract/channels';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { DAYS } from './days.ts';
import { Paragraph } from './text.tsx';

/** The first day of the plan that is not done; nothing when all are. */
export function NextStep({ channel }: { channel: Channel }) {
  const { t } = useTranslation('channels');
  const day = DAYS.find((one) => !channel.doneDays.includes(one));
  if (day === undefined) return null;
  return (
    <CardSection title={t('detail.nextStep')}>
      <Paragraph>{`${t('detail.day', { day })}: ${channel.sevenDayPlan[`day${day}`]}`}</Paragraph>
    </CardSection>
  );
}
