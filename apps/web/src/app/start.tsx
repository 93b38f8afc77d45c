import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { auth } from '#lib/auth-store.ts';
import { reportUnexpected } from '#lib/report-error.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-effects.ts';

/**
 * Puts the app on the page. A signed-in screen is drawn as soon as its code and messages are loaded:
 * no route waits for the API, whose data the screens show as pending. Until then CSS shows a spinner.
 */
export async function start(root: HTMLElement | null, session: Promise<void>) {
  if (!root) return;
  const router = createAppRouter({ session });
  followSession(router);
  // Loaded before it is drawn, a seller's screen is drawn once, and in slices; later, in one long task.
  if (auth.get().isAuthenticated) {
    await router.load().catch(reportUnexpected);
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
