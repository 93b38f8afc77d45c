import { Outlet } from '@tanstack/react-router';

export function Shell() {
  return (
    <main id="main" className="min-h-dvh">
      <Outlet />
    </main>
  );
}
