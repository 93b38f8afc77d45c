import { type Icp, MAX_ICPS } from '@salesai/contract/icp';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { Counters } from '../components/counters.tsx';
import { CreateModal } from '../components/create-modal.tsx';
import { EditModal } from '../components/edit-modal.tsx';
import { EmptySlot } from '../components/empty-slot.tsx';
import { IcpCard } from '../components/icp-card.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
const PLACES = Array.from({ length: MAX_ICPS }, (_, place) => place);

/** The three ideal customers, or the places that wait for them. */
export function IcpsPage() {
  const { t } = useTranslation(['icp', 'common']);
  const { data: icps, error, refetch } = useQuery(icpsQuery);
  useEffect(() => {
    if (error) notify.error(t('list.errorToast'));
  }, [error, t]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('text')}</p>
      </div>
      {icps && <IcpSlots icps={icps} />}
      {!icps && error && (
        <ErrorState title={t('list.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!icps && !error && (
        <>
          <Skeleton className="h-20 rounded-2xl" />
          <div className={GRID}>
            {PLACES.map((place) => (
              <Skeleton key={place} className="h-40 rounded-2xl" />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function IcpSlots({ icps }: { icps: readonly Icp[] }) {
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<Icp | null>(null);
  return (
    <>
      <Counters icps={icps} />
      <ul className={GRID}>
        {icps.map((icp) => (
          <li key={icp.id}>
            <IcpCard icp={icp} onEdit={() => setEdited(icp)} />
          </li>
        ))}
        {PLACES.slice(icps.length).map((place) => (
          <li key={place}>
            <EmptySlot onCreate={() => setCreating(true)} />
          </li>
        ))}
      </ul>
      {isCreating && <CreateModal open onOpenChange={setCreating} />}
      {edited && <EditModal icp={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
