import { type Icp, MAX_ICPS } from '@salesai/contract/icp';
import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { SavedAt } from '#lib/saved-at.tsx';
import { CreateModal } from '../components/create-modal.tsx';
import { EditModal } from '../components/edit-modal.tsx';
import { IcpSlots, IcpSlotsSkeleton } from '../components/icp-slots.tsx';

/** The seller's ICPs and the free slots for more. */
export function IcpsPage() {
  const { t } = useTranslation(['icp', 'common']);
  const query = useQuery(icpsQuery);
  const { data: icps, error, refetch } = query;
  const hasFailed = error !== null && icps === undefined;
  useEffect(() => {
    if (hasFailed) notify.error(t('list.errorToast'));
  }, [hasFailed, t]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('text')}</p>
      </div>
      <SavedAt query={query} />
      {icps && <IcpList icps={icps} />}
      {!icps && error && (
        <ErrorState title={t('list.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!icps && !error && (
        <>
          <Skeleton className="h-20 rounded-2xl" />
          <IcpSlotsSkeleton />
        </>
      )}
    </div>
  );
}

function IcpList({ icps }: { icps: readonly Icp[] }) {
  const isRequested = useLocation({ select: ({ state }) => state.createsIcp === true });
  const [isCreating, setCreating] = useState(isRequested && icps.length < MAX_ICPS);
  const [edited, setEdited] = useState<Icp | null>(null);
  return (
    <>
      <Counters icps={icps} />
      <IcpSlots icps={icps} onCreate={() => setCreating(true)} onEdit={setEdited} />
      {isCreating && <CreateModal open onOpenChange={setCreating} />}
      {edited && <EditModal icp={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Counters({ icps }: { icps: readonly Icp[] }) {
  const { t } = useTranslation('icp');
  const active = icps.filter(({ status }) => status === 'active').length;
  const rows = [
    { label: t('counters.total'), value: `${icps.length}/${MAX_ICPS}` },
    { label: t('counters.active'), value: String(active) },
    { label: t('counters.available'), value: String(MAX_ICPS - icps.length) },
  ];
  return (
    <Card className="p-1">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] divide-x divide-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 px-3 py-3 md:px-5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
