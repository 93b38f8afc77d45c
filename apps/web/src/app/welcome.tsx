import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#lib/button-link.tsx';
import { Logo } from '#lib/logo.tsx';
import { paths } from './paths.ts';
import { ProductPicture } from './product-picture.tsx';

const POINTS = ['avatar', 'icp', 'scripts'] as const;

interface WelcomeProps {
  /** Also shown on phones, with the ways in. */
  isFirstVisit: boolean;
}

/** Introduces the product: next to the form on wide screens, above it on a first visit by phone. */
export function Welcome({ isFirstVisit }: WelcomeProps) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <aside
      aria-label={t('welcome.name')}
      className={`min-h-dvh content-between gap-6 border-line bg-surface-1 p-5 sm:p-8 lg:grid lg:gap-12 lg:border-r lg:p-12 xl:p-16 ${isFirstVisit ? 'grid' : 'hidden'}`}
    >
      <div className="grid justify-items-start gap-1">
        <Logo large />
        <p className="hidden text-muted text-sm lg:block">{t('common:welcome')}</p>
      </div>
      <div className="grid gap-5 lg:gap-8">
        <div className="grid gap-2 lg:gap-3">
          <p className="max-w-md text-balance font-bold text-3xl leading-tight tracking-tight lg:text-4xl">
            {t('welcome.title')}
          </p>
          <p className="max-w-md text-muted">{t('welcome.text')}</p>
        </div>
        <ProductPicture />
      </div>
      <ul className="grid gap-2 lg:gap-3">
        {POINTS.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Check className="mt-1 size-4 shrink-0 text-primary" aria-hidden />
            {t(`welcome.points.${point}`)}
          </li>
        ))}
      </ul>
      {isFirstVisit && (
        <div className="grid grid-cols-2 gap-3 lg:hidden">
          <ButtonLink to={paths.register}>{t('login.register')}</ButtonLink>
          <ButtonLink to={paths.login} onClick={openForm} variant="secondary">
            {t('login.submit')}
          </ButtonLink>
        </div>
      )}
    </aside>
  );
}

/** Scrolls to the form of this screen, below, and focuses its first field. */
function openForm(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.querySelector('input')?.focus({ preventScroll: true });
}
