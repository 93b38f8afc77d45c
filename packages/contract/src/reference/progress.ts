import type { progressRoutes } from '../progress.ts';
import type { RouteDescriptions } from './description.ts';

export const progress: RouteDescriptions<typeof progressRoutes> = {
  get: {
    about:
      'Only ended sessions; imported conversations do not count. Criteria are compared at the level of most sessions.',
    query: { tz: 'America/Sao_Paulo' },
    out: {
      sessions: 6,
      levels: [
        { level: 'easy', played: 1, won: 1 },
        { level: 'medium', played: 5, won: 3 },
        { level: 'hard', played: 0, won: 0 },
        { level: 'brutal', played: 0, won: 0 },
      ],
      criteria: [{ key: 'listening', first: 1, recent: 3, count: 5 }],
      margin: { listPrice: 596, soldPrice: 566, leftOnTable: 30 },
      days: [{ date: '2026-11-20', minutes: 12.5 }],
      level: 'medium',
      nextLevel: 'hard',
    },
  },
};
