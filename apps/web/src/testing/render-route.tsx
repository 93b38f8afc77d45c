import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { followSession } from '#app/session-effects.ts';
import { restoreSession } from '#lib/session.ts';

/** Opens the app at an address, as a person would; gives the router and a user's hands. */
export function renderRoute(address: string) {
  const router = createAppRouter({
    session: restoreSession(),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  onTestFinished(followSession(router));
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, user: userEvent.setup() };
}
