import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { auth } from '#lib/auth-store.ts';
import { hasEarlyInput } from '#lib/early-input.ts';
import { reportUnexpected } from '#lib/report-error.ts';
import { requestFirstData } from './first-data.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-effects.ts';

/**
 * Renders the app. A signed-in screen renders as soon as its code and messages are loaded: no route
 * waits for the API, screens show pending data. Until then CSS shows a spinner.
 */
export async function start(root: HTMLElement | null, session: Promise<void>) {
  if (!root) return;
  const isTakingOver = hasEarlyInput();
  const router = createAppRouter({ session, restoresScroll: isTakingOver ? afterFirst : true });
  // A form that the page brought along stays until its replacement is loaded. Loading first also lets
  // the screen render once and in slices; otherwise it renders in one long task.
  const loadsFirst = auth.get().isAuthenticated || isTakingOver;
  const firstLoad = loadsFirst ? router.load().catch(reportUnexpected) : Promise.resolve();
  followSession(router, firstLoad);
  await Promise.all([firstLoad, requestData(location.pathname + location.search)]);
  const app = createRoot(root, { onUncaughtError: reportUnexpected });
  // A transition renders in slices, which keeps slow phones responsive.
  startTransition(() =>
    app.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

/** Without it the screen requests its data itself. */
async function requestData(path: string): Promise<void> {
  const { user, isAuthenticated } = auth.get();
  if (user && isAuthenticated) await requestFirstData(user.id, path).catch(reportUnexpected);
}

let isFirstScreen = true;

/** False for the first screen, which may be scrolled already. */
function afterFirst(): boolean {
  const wasFirst = isFirstScreen;
  isFirstScreen = false;
  return !wasFirst;
}
