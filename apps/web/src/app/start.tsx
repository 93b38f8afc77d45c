import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { auth } from '#lib/auth-store.ts';
import { reportUnexpected } from '#lib/report-error.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-effects.ts';

/** Longer than this the page does not stay empty: what is not there yet is shown to be on its way. */
const PATIENCE_MS = 800;

/** Puts the app on the page. */
export async function start(root: HTMLElement | null, session: Promise<void>) {
  if (!root) return;
  const router = createAppRouter({ session });
  followSession(router);
  // Loaded before it is drawn, a seller's screen is drawn once, and in slices; later, in one long task.
  if (auth.get().isAuthenticated) {
    await Promise.race([router.load(), sleep(PATIENCE_MS)]).catch(reportUnexpected);
  }
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

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
