import type { authRoutes } from '../auth.ts';
import { DONE } from '../common.ts';
import { IDS, type RouteDescriptions } from './description.ts';

export const auth: RouteDescriptions<typeof authRoutes> = {
  checkBetaUsers: {
    about: 'Registration requires an invitation of the address or its domain.',
    errors: ['TOO_MANY_REQUESTS'],
    body: { email: 'ana@loja.com.br' },
    out: { allowed: true, message: 'Email autorizado.' },
  },
  sessions: {
    about: 'One entry for each browser that is signed in; `current` is the one of the caller.',
    out: {
      sessions: [
        {
          id: IDS.session,
          current: true,
          userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile',
          createdAt: '2026-11-20T12:00:00.000Z',
          lastSeenAt: '2026-11-21T08:15:00.000Z',
        },
      ],
    },
  },
  endSession: {
    about: 'Its ID tokens are rejected from now on, on all nodes.',
    params: { id: IDS.session },
    out: DONE,
  },
  endOtherSessions: {
    about: 'For example after losing a phone. The session of the caller continues.',
    out: DONE,
  },
};
