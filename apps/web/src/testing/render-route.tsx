import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { followSession } from '#app/session-effects.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { restoreSession } from '#lib/session.ts';

/** Opens the app at an address, as a person would; gives the router and a user's hands. */
export function renderRoute(address: string) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createAppRouter({
    queryClient,
    session: restoreSession(),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  onTestFinished(followSession(router, queryClient));
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}
