import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Scale from 'lucide-react/icons/scale';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

const ROW = 'flex min-h-14 items-center gap-3 px-4 py-2 font-medium transition hover:bg-surface-2';

/** Links to what belongs to practice. */
export function MoreLinks() {
  const { t } = useTranslation('practice');
  const chevron = <ChevronRight className="ml-auto size-4 shrink-0 text-muted" aria-hidden />;
  return (
    <nav
      aria-label={t('start.more')}
      className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface-1"
    >
      <Link to={paths.progress} className={ROW}>
        <TrendingUp className="size-5 shrink-0 text-arena" aria-hidden />
        {t('start.progress')}
        {chevron}
      </Link>
      <Link to={paths.practiceRules} className={ROW}>
        <Scale className="size-5 shrink-0 text-arena" aria-hidden />
        {t('start.rules')}
        {chevron}
      </Link>
    </nav>
  );
}
