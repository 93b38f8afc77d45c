import { DONE } from '../common.ts';
import type { Share, sharesRoutes } from '../shares.ts';
import type { RouteDescriptions } from './description.ts';

const SHARE: Share = {
  id: '01JD4QG3V5X7Z9B2D4F6',
  kind: 'review',
  sessionId: '01JD4QF0R2T4V6X8Z1B3',
  include: { numbers: true },
  createdAt: '2026-11-20T12:30:00.000Z',
  expiresAt: '2026-11-27T12:30:00.000Z',
};

export const shares: RouteDescriptions<typeof sharesRoutes> = {
  list: { about: 'Only the hash of an address is stored.', out: { shares: [SHARE] } },
  create: {
    about:
      'Without `include`, the page shows neither the conversation nor numbers nor a name. A review stays reachable until the link expires, is revoked, or its session is deleted.',
    errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
    body: { kind: 'review', sessionId: '01JD4QF0R2T4V6X8Z1B3', include: { numbers: true } },
    out: { ...SHARE, url: 'https://salesai.example/r/Zm9vYmFyYmF6cXV4Zm9vYg' },
  },
  remove: {
    about: 'The page answers 404 from then on.',
    params: { id: SHARE.id },
    out: DONE,
  },
};
