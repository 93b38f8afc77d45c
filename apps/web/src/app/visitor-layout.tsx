import { Outlet } from '@tanstack/react-router';

export function VisitorLayout() {
  return (
    <main id="main" className="min-h-dvh">
      <Outlet />
    </main>
  );
}
