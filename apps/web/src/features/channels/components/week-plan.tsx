import type { Channel } from '@salesai/contract/channels';
import { Checkbox } from '@salesai/ui/checkbox';
import { Progress } from '@salesai/ui/progress';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useTick } from '../api.ts';
import { Section } from './section.tsx';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Seven days to do and tick off. */
export function WeekPlan({ icpId, channel }: { icpId: string; channel: Channel }) {
  const { t } = useTranslation('channels');
  const tick = useTick({ icpId, channelId: channel.id }, () => notify.error(t('detail.tickError')));
  const done = channel.doneDays.length;
  return (
    <Section title={t('detail.plan')}>
      <div className="grid gap-2">
        <p className="text-muted text-sm tabular-nums">{t('detail.planDone', { done })}</p>
        <Progress label={t('detail.plan')} value={done} max={DAYS.length} />
      </div>
      <ul className="grid gap-1">
        {DAYS.map((day) => (
          <li key={day}>
            <Checkbox
              checked={channel.doneDays.includes(day)}
              onChange={(event) => tick.mutate({ day, done: event.target.checked })}
            >
              <span className="font-semibold">{t('detail.day', { day })}: </span>
              {channel.sevenDayPlan[`day${day}`]}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  );
}
