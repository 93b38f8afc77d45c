import type { Channel } from '@salesai/contract/channels';
import { Checkbox } from '@salesai/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { useTick } from '../api.ts';
import { DAYS } from '../plan-day.ts';

interface SevenDayPlanProps {
  icpId: string;
  channel: Channel;
}

/** The plan as a checklist; ticks are stored on the server and appear on every device. */
export function SevenDayPlan({ icpId, channel }: SevenDayPlanProps) {
  const { t } = useTranslation('channels');
  const tick = useTick(icpId, channel.id);
  return (
    <ul className="grid gap-1">
      {DAYS.map((day) => (
        <li key={day}>
          <Checkbox
            checked={channel.doneDays.includes(day)}
            onChange={(event) => tick.mutate({ day, done: event.target.checked })}
            className="-mx-2"
          >
            <span className="font-semibold">{t('detail.day', { day })}: </span>
            {channel.sevenDayPlan[`day${day}`]}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
