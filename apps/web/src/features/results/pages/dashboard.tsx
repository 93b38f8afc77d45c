import { EmptyState } from '@salesai/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { Areas } from '../components/areas.tsx';

/** The first state of the sales results: there are none yet. */
export function DashboardPage() {
  const { t } = useTranslation('results');
  const icp = activeIcps(useQuery(icpsQuery).data)[0];
  return (
    <div className="grid gap-6">
      <Areas />
      <EmptyState
        icon={<Banknote className="size-10" aria-hidden />}
        title={t('sales.title')}
        text={t('sales.text')}
        action={
          icp ? (
            <ButtonLink to={paths.icpChannels} params={{ icpId: icp.id }}>
              {t('sales.channels')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.icps}>{t('sales.create')}</ButtonLink>
          )
        }
      />
    </div>
  );
}
