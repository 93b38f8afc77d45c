import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '#app/router.tsx';
import { followSession } from '#app/session-effects.ts';
import { restoreSession } from '#lib/session.ts';

/** Renders the app at a path. @returns the view, the router and a `user` of user-event. */
export function renderRoute(path: string) {
  const router = createAppRouter({
    session: restoreSession(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  onTestFinished(followSession(router));
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, user: userEvent.setup() };
}
