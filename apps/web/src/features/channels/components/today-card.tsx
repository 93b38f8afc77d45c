import type { Channel } from '@salesai/contract/channels';
import { Button } from '@salesai/ui/button';
import { Progress } from '@salesai/ui/progress';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingCount } from '#lib/outbox/waiting-count.tsx';
import { LogChips } from '#lib/results/log-chips.tsx';
import { useTick } from '../api.ts';
import { type PlanState, planProgress, planState, useDoneToday } from '../plan-day.ts';
import { SendScript } from './send-script.tsx';

interface TodayCardProps {
  icpId: string;
  channel: Channel;
}

/** What to do today by the plan of the channel, and a button to mark it as done. */
export function TodayCard({ icpId, channel }: TodayCardProps) {
  const { t } = useTranslation('channels');
  const titleId = useId();
  const tick = useTick(icpId, channel.id);
  const [doneToday, markToday] = useDoneToday(channel);
  const state = planState(channel, doneToday);
  const progress = planProgress(channel);
  const finish = (day: number) => {
    markToday(day);
    tick.mutate({ day, done: true });
  };
  return (
    <section
      aria-labelledby={titleId}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2 overflow-hidden rounded-2xl border border-primary bg-primary-soft px-4 pt-3 pb-4.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId} className="font-semibold text-xl">
          {titleOf(state)}
        </h2>
        <span className="shrink-0 text-muted text-sm tabular-nums">
          {t('today.count', progress)}
        </span>
      </div>
      <p className="whitespace-pre-line leading-6">{textOf(state)}</p>
      {state.kind === 'due' && (
        <div className="flex flex-wrap gap-2">
          <Button className="min-h-12 grow whitespace-nowrap" onClick={() => finish(state.due.day)}>
            <Check className="size-5" aria-hidden />
            {t('today.did')}
          </Button>
          <SendScript icpId={icpId} channelId={channel.id} />
        </div>
      )}
      {state.kind !== 'due' && (
        <div className="flex flex-wrap gap-2 pt-1">
          <LogChips
            chips={
              state.kind === 'complete'
                ? [{ label: t('today.logResult') }]
                : [
                    { kind: 'contact', label: t('today.logContact') },
                    { kind: 'conversation', label: t('today.logConversation') },
                  ]
            }
            icpId={icpId}
            channelId={channel.id}
          />
        </div>
      )}
      <WaitingCount />
      <Progress
        label={t('detail.planProgress', progress)}
        value={progress.done}
        max={progress.total}
        className="absolute inset-x-0 bottom-0 rounded-none"
      />
    </section>
  );

  function titleOf(shown: PlanState) {
    if (shown.kind === 'complete') return t('today.complete');
    if (shown.kind === 'doneToday') return t('today.done', { day: shown.day });
    return t('today.title', { day: shown.due.day, total: progress.total });
  }

  function textOf(shown: PlanState) {
    if (shown.kind === 'complete') return t('today.log');
    if (shown.kind === 'due') return shown.due.text;
    return t('today.tomorrow', { ...shown.next });
  }
}
