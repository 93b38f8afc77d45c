import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

const AREA =
  'inline-flex min-h-11 items-center justify-center rounded-lg px-1 font-semibold text-muted text-sm aria-[current=page]:bg-surface-1 aria-[current=page]:text-ink aria-[current=page]:shadow-card';

/** The heading of both results screens, and the links between them. */
export function ResultAreas() {
  const { t } = useTranslation('results');
  return (
    <div className="grid gap-4">
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
      <nav
        aria-label={t('areas.name')}
        className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-1 rounded-xl bg-surface-2 p-1"
      >
        <Link to={paths.dashboard} className={AREA}>
          {t('areas.sales')}
        </Link>
        <Link to={paths.progress} className={AREA}>
          {t('areas.practice')}
        </Link>
      </nav>
    </div>
  );
}
