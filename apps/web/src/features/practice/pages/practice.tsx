import { EmptyState } from '@salesai/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';

/** The first state of practice: rehearsing in ARENA. */
export function PracticePage() {
  const { t } = useTranslation('practice');
  const icp = activeIcps(useQuery(icpsQuery).data)[0];
  return (
    <div className="grid gap-6">
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
      <EmptyState
        icon={<Dumbbell className="size-10" aria-hidden />}
        title={t('first.title')}
        text={t('first.text')}
        action={
          icp ? (
            <ButtonLink to={paths.icpArena} params={{ icpId: icp.id }}>
              {t('first.arena')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.icps}>{t('first.create')}</ButtonLink>
          )
        }
      />
    </div>
  );
}
