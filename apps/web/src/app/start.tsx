import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnexpected } from '#lib/report-error.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-effects.ts';

/** Puts the app on the page. */
export function start(root: HTMLElement | null, session: Promise<void>) {
  if (!root) return;
  const router = createAppRouter({ session });
  followSession(router);
  const app = createRoot(root, { onUncaughtError: reportUnexpected });
  // As a transition it is drawn in slices: a slow phone stays responsive meanwhile.
  startTransition(() =>
    app.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
