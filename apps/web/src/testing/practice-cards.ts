import type { CardResult } from '@salesai/contract/card-changes';
import type { Card } from '@salesai/contract/cards';
import { PRACTICE_CRITERIA } from '@salesai/contract/practice';
import type { Progress } from '@salesai/contract/progress';

export const priceCard: Card = {
  id: 'card-1',
  kind: 'objection',
  sessionId: null,
  messageId: null,
  icpId: 'icp-salons',
  buyerLine: 'tá caro demais pra mim',
  answered: 'faço por menos',
  objection: 'price',
  dueAt: '2026-11-20T12:00:00.000Z',
  createdAt: '2026-11-19T12:00:00.000Z',
};

export const passedResult: CardResult = {
  passed: true,
  rating: 'good',
  why: 'Você perguntou antes de responder.',
  example: 'Caro comparado com o quê?',
  counted: [{ start: 0, end: 8 }],
  dueAt: '2026-11-23T12:00:00.000Z',
  script: {
    icpId: 'icp-salons',
    channelId: 'channel-1',
    scriptId: 'script-1',
    before: 'Claro. O que falta pensar?',
    after: 'Entendo. Caro comparado com o quê?',
  },
};

/** Progress after six sessions at medium, with better listening. */
export const someProgress: Progress = {
  sessions: 6,
  levels: [
    { level: 'easy', played: 1, won: 1 },
    { level: 'medium', played: 5, won: 3 },
    { level: 'hard', played: 0, won: 0 },
    { level: 'brutal', played: 0, won: 0 },
  ],
  criteria: PRACTICE_CRITERIA.map((key) => ({
    key,
    first: key === 'listening' ? 1 : 2,
    recent: key === 'listening' ? 3 : 2,
    count: 5,
  })),
  margin: { listPrice: 400, soldPrice: 384, leftOnTable: 16 },
  days: [{ date: '2026-11-20', minutes: 12.5 }],
  level: 'medium',
  nextLevel: 'hard',
};

/** Progress without a session. */
export const noProgress: Progress = {
  sessions: 0,
  levels: [],
  criteria: [],
  margin: null,
  days: [],
  level: null,
  nextLevel: null,
};
