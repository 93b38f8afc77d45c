import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingWrites } from '#lib/outbox/waiting.ts';
import { WaitingCount } from '#lib/outbox/waiting-count.tsx';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';
import { LogChips } from '#lib/results/log-chips.tsx';

const KINDS = ['contact', 'proposal', 'sale', 'loss'] as const;

/** Buttons that log a result with the ICP that was used last, and what waits to be sent. */
export function WeekActions() {
  const { t } = useTranslation('home');
  const recent = recentIcp();
  const icp = activeIcps(useQuery(icpsQuery).data).find(({ id }) => id === recent);
  const isWaiting = useWaitingWrites() > 0;
  return (
    <>
      <LogChips chips={KINDS.map((kind) => ({ kind, label: t(`log.${kind}`) }))} icpId={icp?.id} />
      {isWaiting && (
        <Suspense>
          <WaitingCount />
        </Suspense>
      )}
    </>
  );
}
