import { Outlet } from '@tanstack/react-router';
import { Header } from './header.tsx';

/** Around every signed-in screen. */
export function Shell() {
  return (
    <div className="min-h-dvh">
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none mx-auto w-full max-w-6xl px-4 py-6 md:px-6 md:py-8"
      >
        <Outlet />
      </main>
    </div>
  );
}
