import { DONE } from '../common.ts';
import type {
  PracticeMessage,
  PracticeReview,
  PracticeSession,
  practiceRoutes,
} from '../practice.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const SESSION_ID = '01JD4QE7H9K1M3P5R7T9';
const PARAMS = { id: SESSION_ID };
const ASKED: PracticeMessage = {
  id: '01JD4QF1J3L5N7Q9S1V3',
  n: 1,
  from: 'seller',
  text: 'Oi, Célia! O que mais pesa na conta de luz da padaria?',
  at: '2026-03-03T13:10:00.000Z',
  read: true,
};
const ANSWERED: PracticeMessage = {
  id: '01JD4QF2K4M6P8R1T2W4',
  n: 2,
  from: 'buyer',
  text: 'o forno. come quase toda a margem',
  at: '2026-03-03T13:12:00.000Z',
};
const SESSION: PracticeSession = {
  id: SESSION_ID,
  icpId: IDS.icp,
  level: 'medium',
  scene: 'open',
  seed: 4711,
  status: 'active',
  offer: { name: 'Kit solar de 4 kWp', price: 14_900 },
  persona: {
    name: 'Célia',
    role: 'dona de padaria',
    manner: 'apressada',
    avatar: '/avatars/lorelei/svg?seed=4711&backgroundColor=0e7490,38bdf8,bae6fd',
  },
  briefing: [{ text: 'A conta de luz do forno come a margem', origin: 'you_said' }],
  mood: 'neutral',
  clock: '2026-03-03T13:12:00.000Z',
  messages: [ASKED, ANSWERED],
  createdAt: '2026-11-21T08:20:00.000Z',
};
const ENDED: PracticeSession = {
  ...SESSION,
  status: 'undecided',
  endedAt: '2026-11-21T08:31:00.000Z',
};
const QUOTE = { messageId: ASKED.id, start: 11, end: 54, quote: ASKED.text.slice(11, 54) };
const REVIEW: PracticeReview = {
  version: 1,
  score: 41,
  status: 'undecided',
  criteria: [
    {
      key: 'problem',
      weight: 9,
      mark: 2,
      evidence: [QUOTE],
      missed: { messageId: ANSWERED.id, quote: 'come quase toda a margem' },
      advice: 'A dor apareceu; pergunte o que ela custa por mês.',
    },
  ],
  strength: {
    key: 'problem',
    text: 'Você perguntou pelo problema logo na abertura.',
    quote: QUOTE,
  },
  improvements: [
    {
      key: 'consequence',
      text: 'Pergunte o que acontece se nada mudar.',
      rewrite: 'E quanto isso dá por mês?',
    },
  ],
  margin: { listPrice: 14_900, soldPrice: null, leftOnTable: null },
  trace: [
    {
      messageId: ASKED.id,
      acts: [{ act: 'ask_problem', start: 11, end: 54 }],
      state: { trust: 33 },
    },
  ],
};
const SEND = { text: ASKED.text, clientId: 'b7c1e0a2' };
const SEND_ABOUT =
  'JSON with `text`, or a form with `audio` where the server transcribes. A `clientId` that is known answers the same again and adds nothing, also after the end. An empty text is 422, an ended session 409; of two different messages at once one may get 409 with `Retry-After`.';
const SEND_ERRORS = ['CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;

export const practice: RouteDescriptions<typeof practiceRoutes> = {
  rubric: {
    about: 'All rules that a mark rests on, in the language of the request.',
    out: {
      version: 1,
      criteria: [
        {
          key: 'listening',
          weight: 14,
          title: 'Escuta',
          rule: 'Devolver com as suas palavras o que o comprador contou.',
        },
      ],
      acts: [
        {
          key: 'reflection',
          title: 'Espelhar',
          description: 'Retoma o que o comprador disse, com palavras dele.',
        },
      ],
      levels: [{ key: 'easy', title: 'Fácil', description: 'Uma objeção e bastante paciência.' }],
    },
  },
  create: {
    about:
      'The same `seed` with the same ICP, level, scene and offer gives the same buyer. 409 for an ICP without a profile and while another session with that ICP is active, whose id is `sessionId` of the error. 422 without an offer when none is known. With `from` it has the messages of an earlier session with that ICP up to that moment, and its level, scene, offer and seed; 404 when that moment does not exist. A repeated `Idempotency-Key` answers the session that it made.',
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
    body: {
      icpId: IDS.icp,
      level: 'medium',
      scene: 'open',
      offer: SESSION.offer,
      seed: SESSION.seed,
    },
    out: { ...SESSION, messages: [] },
  },
  list: {
    about: 'Page 1 has the newest sessions.',
    query: { page: 1, limit: 20 },
    out: { sessions: [SESSION], page: 1, limit: 20, total: 1 },
  },
  session: {
    about: 'The state of the buyer is not part of it; see the trace of the review.',
    params: PARAMS,
    out: SESSION,
  },
  remove: {
    about: 'Cannot be undone.',
    params: PARAMS,
    out: DONE,
  },
  send: {
    about: SEND_ABOUT,
    errors: SEND_ERRORS,
    params: PARAMS,
    body: SEND,
    form: SEND,
    out: { messages: [ASKED, ANSWERED], status: 'active', mood: 'neutral' },
  },
  sendStream: {
    about: `${SEND_ABOUT} The name of each event is its \`type\`, its data is JSON: \`message\` for each stored message, \`typing\` before the buyer answers, and \`done\` with the whole answer or \`error\` instead.`,
    errors: SEND_ERRORS,
    params: PARAMS,
    body: SEND,
    form: SEND,
    events: [
      { type: 'typing' },
      { type: 'message', ...ASKED },
      { type: 'message', ...ANSWERED },
      { type: 'done', messages: [ASKED, ANSWERED], status: 'active', mood: 'neutral' },
    ],
  },
  wait: {
    about:
      'Only simulated time passes. A repeated `Idempotency-Key` answers the same again. 409 once the session has ended.',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    params: PARAMS,
    body: { hours: 20 },
    out: { messages: [], status: 'active', clock: '2026-03-04T09:12:00.000Z' },
  },
  hint: {
    about:
      'Asked again before anything else happens it is the same. 409 once the session has ended.',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    params: PARAMS,
    out: { hint: 'Pergunte o que o problema causa: em tempo, em dinheiro ou na rotina.' },
  },
  end: {
    about: 'The status becomes `undecided`; a session that has ended stays as it is.',
    params: PARAMS,
    out: ENDED,
  },
  review: {
    about:
      'Computed once and stored with its version. `start` and `end` count UTF-16 units of the message’s text. 409 while the session is active.',
    errors: ['CONFLICT'],
    params: PARAMS,
    out: REVIEW,
  },
  contest: {
    about:
      '`before` and `after` are scores. A corrected act stays until it is corrected again; the one that was recognised puts it back. The status does not change. 409 while the session is active, 422 for a message that is not the seller’s.',
    errors: ['CONFLICT', 'UNPROCESSABLE'],
    params: PARAMS,
    body: { messageId: ASKED.id, act: 'ask_situation' },
    out: { before: 41, after: 38, review: { ...REVIEW, score: 38 } },
  },
  audio: {
    about:
      'The URL is the `audioUrl` of a message, valid for a while until its caller signs out. Supports `Range`.',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    params: { id: ANSWERED.id },
    query: { expires: 1_795_248_000, session: IDS.session, signature: 'mJ0xk3fV8cYb' },
  },
};
