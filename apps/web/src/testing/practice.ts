import { cardsRoutes } from '@salesai/contract/cards';
import { coachRoutes } from '@salesai/contract/coach';
import { icpRoutes } from '@salesai/contract/icp';
import {
  type PracticeEvent,
  type PracticeMessage,
  type PracticeReply,
  type PracticeReview,
  type PracticeRubric,
  type PracticeSession,
  practiceRoutes,
} from '@salesai/contract/practice';
import { answer, answerWith } from './api.ts';
import { freshCoach } from './coach.ts';
import { salons } from './icp.ts';

const START = Date.parse('2026-03-03T13:00:00.000Z');
const MINUTE = 60_000;

/** The message at a place of the conversation, one minute after the one before. */
export const message = (
  n: number,
  from: 'seller' | 'buyer',
  text: string,
  more: Partial<PracticeMessage> = {},
): PracticeMessage => ({
  id: `message-${n}`,
  n,
  from,
  text,
  at: new Date(START + n * MINUTE).toISOString(),
  ...(from === 'seller' && { read: true }),
  ...more,
});

/** A session that has just begun. */
export const begun: PracticeSession = {
  id: 'session-1',
  icpId: salons.id,
  level: 'medium',
  scene: 'open',
  seed: 7,
  status: 'active',
  offer: { name: 'Agenda com lembrete', price: 149 },
  persona: {
    name: 'Sônia',
    role: 'dona de salão',
    manner: 'apressada',
    avatar: '/avatars/bottts/svg?seed=7',
  },
  briefing: [
    { text: 'Cliente que falta', origin: 'you_said' },
    { text: 'Decide sozinha', origin: 'assumption' },
  ],
  mood: 'neutral',
  clock: new Date(START).toISOString(),
  messages: [],
  createdAt: '2026-11-20T12:00:00.000Z',
};

/** A session in which both have written. */
export const running: PracticeSession = {
  ...begun,
  mood: 'unsure',
  messages: [
    message(1, 'seller', 'Oi, Sônia! O que mais pesa na sua agenda?'),
    message(2, 'buyer', 'cliente que marca e não aparece'),
  ],
  clock: message(2, 'buyer', '').at,
};

export const ended: PracticeSession = {
  ...running,
  status: 'undecided',
  endedAt: '2026-11-20T12:10:00.000Z',
  messages: [...running.messages, message(3, 'seller', 'Custa R$ 149.')],
};

export const rubric: PracticeRubric = {
  version: 3,
  criteria: [
    { key: 'problem', weight: 9, title: 'Problema', rule: 'Perguntar pela dor.' },
    { key: 'listening', weight: 14, title: 'Escuta', rule: 'Devolver o que ouviu.' },
    { key: 'margin', weight: 7, title: 'Margem', rule: 'Não dar desconto de graça.' },
  ],
  acts: [
    { key: 'state_price', title: 'Dizer o preço', description: 'Diz quanto custa.' },
    { key: 'reflection', title: 'Espelhar', description: 'Devolve o que a pessoa contou.' },
  ],
  levels: [{ key: 'easy', title: 'Fácil', description: 'Uma objeção.' }],
};

/** The review of {@link ended}. */
export const review: PracticeReview = {
  version: 3,
  score: 62,
  status: 'undecided',
  criteria: [
    {
      key: 'problem',
      weight: 9,
      mark: 3,
      evidence: [
        { messageId: 'message-1', start: 11, end: 41, quote: 'O que mais pesa na sua agenda?' },
      ],
      advice: 'Continue perguntando.',
    },
    {
      key: 'listening',
      weight: 14,
      mark: 0,
      evidence: [],
      missed: { messageId: 'message-2', quote: 'não aparece' },
      advice: 'Devolva antes de seguir.',
    },
    { key: 'margin', weight: 7, mark: null, evidence: [], advice: '' },
  ],
  strength: {
    key: 'problem',
    text: 'Você perguntou pela dor.',
    quote: { messageId: 'message-1', start: 11, end: 41, quote: 'O que mais pesa na sua agenda?' },
  },
  improvements: [
    {
      key: 'listening',
      text: 'A pessoa contou a dor e você falou de preço.',
      quote: { messageId: 'message-3', start: 0, end: 13, quote: 'Custa R$ 149.' },
      rewrite: 'Então a cadeira fica parada? Custa R$ 149.',
    },
  ],
  margin: { listPrice: 149, soldPrice: null, leftOnTable: null },
  trace: [
    { messageId: 'message-1', acts: [{ act: 'ask_problem', start: 11, end: 41 }], state: {} },
    { messageId: 'message-3', acts: [{ act: 'state_price', start: 0, end: 13 }], state: {} },
  ],
};

/** A server with these sessions, the first of which can be opened. */
export function practiceAnswers(...sessions: PracticeSession[]) {
  answer(icpRoutes.list, { icps: [salons] });
  answer(coachRoutes.status, freshCoach);
  answer(practiceRoutes.list, { sessions, page: 1, limit: 50, total: sessions.length });
  answer(practiceRoutes.rubric, rubric);
  answer(practiceRoutes.review, review);
  answer(cardsRoutes.list, { cards: [], objectionOfTheDay: null });
  const [first] = sessions;
  if (first) answer(practiceRoutes.session, first);
}

/** What a client sends with a message. */
interface SentMessage {
  text: string;
  clientId: string;
}

export const streamOf = (events: PracticeEvent[]) =>
  new Response(
    events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    { headers: { 'content-type': 'text/event-stream' } },
  );

export const streamed = (reply: PracticeReply) => streamOf([{ type: 'done', ...reply }]);

/**
 * Answers each message by a function of it and its number in the conversation.
 * @returns the messages that arrived.
 */
export function buyerAnswers(
  first: number,
  reply: (sent: SentMessage, n: number) => Partial<PracticeReply>,
): SentMessage[] {
  const received: SentMessage[] = [];
  let next = first;
  answerWith(practiceRoutes.sendStream, async (request) => {
    const sent: SentMessage = await request.json();
    received.push(sent);
    const { messages = [], ...rest } = reply(sent, next);
    const all = [message(next, 'seller', sent.text), ...messages];
    next += all.length;
    return streamed({ status: 'active', mood: 'neutral', ...rest, messages: all });
  });
  return received;
}
