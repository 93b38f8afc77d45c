import type { Channel } from '@salesai/contract/channels';
import { Progress } from '@salesai/ui/progress';
import { useTranslation } from 'react-i18next';
import { useTick } from '../api.ts';
import { Section } from './section.tsx';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface SevenDayPlanProps {
  icpId: string;
  channel: Channel;
}

/** The plan as a checklist: ticks are kept on the server, so they follow the seller to any device. */
export function SevenDayPlan({ icpId, channel }: SevenDayPlanProps) {
  const { t } = useTranslation('channels');
  const tick = useTick(icpId, channel.id);
  const done = channel.doneDays.length;
  const count = (
    <span className="text-muted text-sm tabular-nums">{t('detail.planProgress', { done })}</span>
  );
  return (
    <Section title={t('detail.plan')} aside={count} wide>
      <Progress label={t('detail.planProgress', { done })} value={done} max={DAYS.length} />
      <ul className="grid gap-1">
        {DAYS.map((day) => (
          <li key={day}>
            <Day
              label={t('detail.day', { day })}
              text={channel.sevenDayPlan[`day${day}`]}
              done={channel.doneDays.includes(day)}
              onChange={(checked) => tick.mutate({ day, done: checked })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DayProps {
  label: string;
  text: string;
  done: boolean;
  onChange: (done: boolean) => void;
}

function Day({ label, text, done, onChange }: DayProps) {
  return (
    <label className="-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-lg p-2 hover:bg-surface-2">
      <input
        type="checkbox"
        checked={done}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="grid max-w-prose gap-0.5">
        <span className="font-semibold text-sm">{label}</span>
        <span className={done ? 'text-muted line-through decoration-1' : ''}>{text}</span>
      </span>
    </label>
  );
}
