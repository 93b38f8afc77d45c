import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { Select } from '@salesai/ui/select';
import { Skeleton } from '@salesai/ui/skeleton';
import { Switch } from '@salesai/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { PushRefusedError, pushSupport } from '#lib/reminder/device.ts';
import { useAction } from '#lib/use-action.ts';
import { type DeviceReminder, reminderQuery, useReminder } from '../reminder-api.ts';
import { Section } from './section.tsx';

/** The daily reminder: off by default, at an hour of the seller's choice. */
export function ReminderSection() {
  const { t } = useTranslation(['reminder', 'common']);
  const { data, error, refetch } = useQuery(reminderQuery);
  const support = pushSupport();
  return (
    <Section title={t('title')} text={t('text')} anchor="reminder">
      {support === 'available' ? (
        <>
          {!data && !error && <Skeleton className="h-14" />}
          {!data && error && (
            <ErrorState title={t('loadError')} retryLabel={t('common:retry')} onRetry={refetch} />
          )}
          {data && <ReminderForm state={data} />}
        </>
      ) : (
        <p className="text-sm">{t(support)}</p>
      )}
    </Section>
  );
}

const FIRST_HOUR = 8;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

function ReminderForm({ state }: { state: DeviceReminder }) {
  const { t, i18n } = useTranslation('reminder');
  const { isOnHere, others, hour } = state;
  const { set, stopHere, stopAll } = useReminder(state);
  const onError = (error: unknown) =>
    notify.error(
      error instanceof PushRefusedError ? t(error.reason) : messageOf(error, t('failed')),
    );
  const turn = useAction(() => (isOnHere ? stopHere() : set(hour ?? FIRST_HOUR)), {
    onSuccess: () => notify.success(t(isOnHere ? 'isOff' : 'isOn')),
    onError,
  });
  const stop = useAction(stopAll, { onSuccess: () => notify.success(t('isOff')), onError });
  const nameOf = (one: number) =>
    new Date(2000, 0, 1, one).toLocaleTimeString(i18n.language, {
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <>
      <Switch
        label={t('switch')}
        description={isOnHere && hour !== null ? t('at', { time: nameOf(hour) }) : t('off')}
        checked={isOnHere}
        onCheckedChange={() => void turn.run()}
      />
      {isOnHere && (
        <Select
          label={t('hour')}
          options={HOURS.map((one) => ({ value: one, label: nameOf(Number(one)) }))}
          value={String(hour ?? FIRST_HOUR)}
          onValueChange={(chosen) => void set(Number(chosen)).catch(onError)}
        />
      )}
      {others > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm">{t('others', { count: others })}</p>
          <Button variant="ghost" loading={stop.isPending} onClick={() => void stop.run()}>
            {t('stopAll')}
          </Button>
        </div>
      )}
    </>
  );
}
