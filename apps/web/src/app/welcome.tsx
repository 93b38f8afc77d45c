import { Orb } from '@salesai/ui/orb';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Logo } from '#lib/logo.tsx';

const POINTS = ['avatar', 'icp', 'scripts'] as const;

/** Introduces the product next to the form on wide screens. */
export function Welcome() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <aside className="hidden content-between gap-12 border-line border-r bg-surface-1 p-12 lg:grid xl:p-16">
      <div className="grid justify-items-start gap-1">
        <Logo large />
        <p className="text-muted text-sm">{t('common:welcome')}</p>
      </div>
      <div className="grid gap-8">
        <Orb className="-ml-3 size-32" />
        <div className="grid gap-3">
          <p className="max-w-md text-balance font-bold text-4xl leading-tight tracking-tight">
            {t('welcome.title')}
          </p>
          <p className="max-w-md text-muted">{t('welcome.text')}</p>
        </div>
      </div>
      <ul className="grid gap-3">
        {POINTS.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden />
            {t(`welcome.points.${point}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
