import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNewDevice } from '#lib/device.ts';
import { Logo } from '#lib/logo.tsx';
import { notify } from '#lib/notify.ts';
import { LanguageBar } from './language-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { paths } from './paths.ts';
import { Toasts } from './toasts.tsx';
import { Welcome } from './welcome.tsx';

/** Layout of the account screens: the form, with an introduction beside it on wide screens. */
export function VisitorLayout() {
  const isLogin = useMatches({ select: (matches) => matches.at(-1)?.fullPath === paths.login });
  const isFirstVisit = isLogin && isNewDevice();
  useEffect(() => notify.resume(), []);
  return (
    <>
      <OfflineBanner />
      <div className="grid min-h-dvh lg:grid-cols-2">
        <Welcome isFirstVisit={isFirstVisit} />
        <div className="mx-auto grid w-full max-w-md grid-rows-[auto_1fr_auto] gap-8 px-5 py-6 sm:px-8">
          <header className={isFirstVisit ? 'hidden lg:invisible lg:block' : 'lg:invisible'}>
            <Logo />
          </header>
          <main id="main" tabIndex={-1} className="scroll-mt-6 outline-none lg:content-center">
            <Outlet />
          </main>
          <footer>
            <LanguageBar />
          </footer>
        </div>
        <Toasts />
      </div>
    </>
  );
}
