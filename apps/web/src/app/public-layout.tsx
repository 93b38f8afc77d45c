import { Button } from '@salesai/ui/button';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '#lib/logo.tsx';
import { QueryScope } from '#lib/query-scope.tsx';
import { LanguageBar } from './language-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { paths } from './paths.ts';

/** Layout of pages that are open to everybody, signed in or not. */
export function PublicLayout() {
  const { t } = useTranslation('privacy');
  const router = useRouter();
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: paths.login });
  };
  return (
    <QueryScope>
      <OfflineBanner />
      <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-6 md:px-6">
        <header className="flex items-center justify-between gap-4">
          <Logo />
          <Button variant="ghost" onClick={goBack}>
            {t('back')}
          </Button>
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        <footer>
          <LanguageBar />
        </footer>
      </div>
    </QueryScope>
  );
}
