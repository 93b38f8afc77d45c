import type { Icp, IcpDetails } from '@salesai/contract/icp';
import { Picture } from '@salesai/ui/picture';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { BackLink } from '#lib/back-link.tsx';
import { ButtonLink } from '#lib/button-link.tsx';
import { Failure } from '#lib/failure.tsx';
import { icpQuery } from '#lib/query-icps.ts';
import { LogChips } from '#lib/results/log-chips.tsx';
import { SavedAt } from '#lib/saved-at.tsx';
import { ArenaCard, ChannelsCard, MoreCard } from '../components/action-cards.tsx';
import { IcpActions } from '../components/icp-actions.tsx';
import { BasisBadge, IcpFacts, IcpProfile } from '../components/icp-details-view.tsx';
import { IcpFailure } from '../components/icp-failure.tsx';

/** The details of one ICP, and links to its channels and the ARENA. */
export function IcpDetailsPage() {
  const { t } = useTranslation('icp');
  const { icpId } = useParams({ from: '/signed-in/icp-details/$icpId' });
  const icp = useQuery(icpQuery(icpId));
  if (!icp.data && icp.isFetching) return <DetailsSkeleton />;
  if (!icp.data && icp.isError) {
    return <IcpFailure text={t('errors.details')} onRetry={() => void icp.refetch()} />;
  }
  if (!icp.data) return <IcpFailure text={t('errors.notFound')} />;
  if (icp.data.status !== 'active') return <NotCompleted icpId={icpId} />;
  if (!icp.data.details) return <IcpFailure text={t('errors.noData')} />;
  return (
    <Details icp={icp.data} details={icp.data.details}>
      <SavedAt query={icp} />
    </Details>
  );
}

interface DetailsProps {
  icp: Icp;
  details: IcpDetails;
  /** Below the link back. */
  children: ReactNode;
}

function Details({ icp, details, children }: DetailsProps) {
  const { t } = useTranslation(['icp', 'common']);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={paths.icps}>{t('common:back')}</BackLink>
      {children}
      <header className="group flex flex-wrap items-center gap-x-4 gap-y-3">
        <Picture src={icp.avatar} alt="" size="md" />
        <h1 className="min-w-[min(100%,9rem)] flex-1 font-bold text-2xl tracking-tight md:text-3xl">
          {icp.name}
        </h1>
        <div className="grid basis-full gap-2">
          <IcpActions icp={icp} />
          <div className="flex">
            <LogChips chips={[{ label: t('actions.log') }]} icpId={icp.id} />
          </div>
        </div>
        <p className="max-w-prose basis-full">
          {details.resumoICP} <BasisBadge origins={details.origens} field="resumoICP" />
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-y-4">
        <IcpFacts details={details} />
        <aside
          aria-label={t('details.actions')}
          className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <ChannelsCard icpId={icp.id} />
          <ArenaCard icpId={icp.id} objections={details.comportamentoCompra.objecoesComuns} />
          <MoreCard />
        </aside>
        <IcpProfile details={details} />
      </div>
    </div>
  );
}

function NotCompleted({ icpId }: { icpId: string }) {
  const { t } = useTranslation('icp');
  return (
    <Failure title={t('errors.notCompleted')} text={t('onboarding.text')}>
      <ButtonLink to={paths.icpOnboarding} params={{ icpId }}>
        {t('errors.finish')}
      </ButtonLink>
      <ButtonLink to={paths.icps} variant="secondary">
        {t('onboarding.back')}
      </ButtonLink>
    </Failure>
  );
}

function DetailsSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-11 w-28" />
      <Skeleton className="h-28 rounded-2xl" />
      <div className="grid gap-6 lg:grid-cols-[1.7fr_1fr]">
        <Skeleton className="h-96 rounded-2xl" />
        <Skeleton className="h-64 rounded-2xl" />
      </div>
    </div>
  );
}
