import { EmptyState } from '@salesai/ui/empty-state';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { Areas } from '../components/areas.tsx';

/** The first state of the progress in practice: no conversation yet. */
export function ProgressPage() {
  const { t } = useTranslation('results');
  return (
    <div className="grid gap-6">
      <Areas />
      <EmptyState
        icon={<TrendingUp className="size-10" aria-hidden />}
        title={t('practice.title')}
        text={t('practice.text')}
        action={<ButtonLink to={paths.practice}>{t('practice.action')}</ButtonLink>}
      />
    </div>
  );
}
