import { Outlet } from '@tanstack/react-router';
import { Logo } from '#lib/logo.tsx';
import { LanguageBar } from './language-bar.tsx';
import { Toasts } from './toasts.tsx';
import { Welcome } from './welcome.tsx';

/** Layout of the account screens: the form, with an introduction beside it on wide screens. */
export function VisitorLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <Welcome />
      <div className="mx-auto grid w-full max-w-md grid-rows-[auto_1fr_auto] gap-8 px-5 py-6 sm:px-8">
        <header className="lg:invisible">
          <Logo />
        </header>
        <main id="main" tabIndex={-1} className="outline-none lg:content-center">
          <Outlet />
        </main>
        <footer>
          <LanguageBar />
        </footer>
      </div>
      <Toasts />
    </div>
  );
}
