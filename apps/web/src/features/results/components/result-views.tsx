import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

const VIEWS = [
  { key: 'sales', to: paths.dashboard },
  { key: 'practice', to: paths.progress },
] as const;

/** Switches between results of selling and of practice. */
export function ResultViews({ current }: { current: 'sales' | 'practice' }) {
  const { t } = useTranslation('results');
  return (
    <nav
      aria-label={t('views.label')}
      className="grid max-w-md grid-cols-2 gap-1 rounded-lg bg-surface-2 p-1"
    >
      {VIEWS.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === current ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-md font-medium text-muted aria-[current]:bg-surface-1 aria-[current]:text-ink"
        >
          {t(`views.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
