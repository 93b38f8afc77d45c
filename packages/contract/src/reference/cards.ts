import type { cardChangesRoutes } from '../card-changes.ts';
import type { Card, cardsRoutes } from '../cards.ts';
import { DONE } from '../common.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const CARD: Card = {
  id: '01JD4QF2T4W6Y8A1C3E5',
  kind: 'objection',
  sessionId: '01JD4QF0R2T4V6X8Z1B3',
  messageId: '01JD4QF1S3V5X7Z9B2D4',
  icpId: IDS.icp,
  buyerLine: 'tá caro, vou pensar',
  answered: 'faço por menos',
  objection: 'price',
  dueAt: '2026-11-21T12:30:00.000Z',
  createdAt: '2026-11-20T12:30:00.000Z',
};

export const cards: RouteDescriptions<typeof cardsRoutes> = {
  list: {
    about:
      'Ended sessions are scored first, so that their cards are there. The objection of the day is the most overdue one, else one that an ICP expects; null once one was answered today. Those of an `objection` come on any date, without the objection of the day; one is made when there is none.',
    query: { due: 'today', tz: 'America/Sao_Paulo', objection: 'price' },
    out: { cards: [CARD], objectionOfTheDay: CARD },
  },
};

export const cardChanges: RouteDescriptions<typeof cardChangesRoutes> = {
  create: {
    about: 'A line that has a card already gives that one.',
    errors: ['NOT_FOUND', 'UNPROCESSABLE', 'CONFLICT'],
    body: { icpId: IDS.icp, buyerLine: 'tá caro, vou pensar' },
    out: CARD,
  },
  createFromCoach: {
    about:
      'The line of a turn whose `judged` is true. The same line gives the same card. 422 for a turn that judged no line.',
    errors: ['NOT_FOUND', 'UNPROCESSABLE', 'CONFLICT'],
    body: { turnId: '01JD4QH0R2T4V6X8Z1B3', icpId: IDS.icp },
    out: {
      ...CARD,
      kind: 'opening',
      sessionId: null,
      messageId: null,
      buyerLine: null,
      answered: 'oi querida, viu minha mensagem?',
      objection: null,
    },
  },
  hint: {
    about: 'An answer after a hint is rated `hard` at best.',
    params: { id: CARD.id },
    out: { hint: 'Primeiro acolha ou pergunte o que está por trás.' },
  },
  answer: {
    about:
      'The rating follows from the result: failed `again`, with a hint `hard`, passed `good`, at first within 45 s `easy`. `script` is a change that the answer suggests to one of the own scripts.',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    params: { id: CARD.id },
    body: { text: 'Entendo. Caro comparado com o quê?', seconds: 20 },
    out: {
      passed: true,
      rating: 'easy',
      why: 'Você acolheu ou perguntou antes de responder.',
      example: 'Entendo, faz sentido. É mais o valor ou o momento?',
      counted: [{ start: 9, end: 34 }],
      dueAt: '2026-11-29T12:30:00.000Z',
      script: {
        icpId: IDS.icp,
        channelId: IDS.channel,
        scriptId: IDS.script,
        before: 'Claro. O que falta pensar?',
        after: 'Entendo. Caro comparado com o quê?',
      },
    },
  },
  remove: { about: 'Its source makes no new card.', params: { id: CARD.id }, out: DONE },
};
