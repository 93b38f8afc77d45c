import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#lib/query-client.ts';
import { reportUnexpected } from '#lib/report-error.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-effects.ts';

/** Puts the app on the page. */
export function start(root: HTMLElement | null, session: Promise<void>) {
  if (!root) return;
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, session });
  followSession(router, queryClient);
  createRoot(root, { onUncaughtError: reportUnexpected }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
