import type { Channel } from '@salesai/contract/channels';
import { Checkbox } from '@salesai/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { useTick } from '../api.ts';
import { weeksOf } from '../plan-day.ts';

interface SevenDayPlanProps {
  icpId: string;
  channel: Channel;
}

/** The weeks of the plan as checklists; ticks are stored on the server and appear on every device. */
export function SevenDayPlan({ icpId, channel }: SevenDayPlanProps) {
  const { t } = useTranslation('channels');
  const { first, second } = weeksOf(channel);
  return (
    <div className="grid gap-3">
      <Days icpId={icpId} channel={channel} days={first} />
      {channel.secondWeek && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{t('secondWeek.title')}</h3>
          <p className="text-muted text-sm">{channel.secondWeek.why}</p>
          <Days icpId={icpId} channel={channel} days={second} />
        </div>
      )}
    </div>
  );
}

function Days({
  icpId,
  channel,
  days,
}: SevenDayPlanProps & { days: readonly { day: number; text: string }[] }) {
  const { t } = useTranslation('channels');
  const tick = useTick(icpId, channel.id);
  return (
    <ul className="grid gap-1">
      {days.map(({ day, text }) => (
        <li key={day}>
          <Checkbox
            checked={channel.doneDays.includes(day)}
            onChange={(event) => tick.mutate({ day, done: event.target.checked })}
            className="-mx-2"
          >
            <span className="font-semibold">{t('detail.day', { day })}: </span>
            {text}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
