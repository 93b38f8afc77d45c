import type { CoachTurn, coachRoutes } from '../coach.ts';
import { DONE } from '../common.ts';
import { type DescriptionsOf, ENGINE_ERRORS, IDS } from './described.ts';

const SOURCES = [
  { file: 'tabela-2026.pdf', page: 2, excerpt: 'Kit de 4 kWp em 10 vezes sem juros.' },
];
const TURN: CoachTurn = {
  id: IDS.turn,
  userInput: 'tá caro, vou pensar',
  assistantResponse: 'Pergunte primeiro: caro comparado a quê? Depois mostre a parcela.',
  createdAt: '2026-11-21T08:20:00.000Z',
  sources: SOURCES,
  interrupted: false,
};
const ASKED = { textInput: TURN.userInput, icpId: IDS.icp };
const TURN_ERRORS = ['NOT_FOUND', ...ENGINE_ERRORS] as const;

export const coach: DescriptionsOf<typeof coachRoutes> = {
  status: {
    about: 'What is `browser` among the capabilities is left to the screen to do.',
    out: {
      exists: true,
      capabilities: { stt: 'browser', tts: 'server' },
      engine: { kind: 'embedded', model: null },
      files: [
        {
          id: IDS.document,
          name: 'tabela-2026.pdf',
          status: 'ready',
          pages: 3,
          createdAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    },
  },
  bootstrap: {
    about: 'Once for each seller; starting it again changes nothing.',
    out: DONE,
  },
  files: {
    about:
      'PDF, DOCX or text, at most five files of 10 MB in the field `files`. Each is read in the background: its `status` stands in the coach’s status, and a notification tells when it is ready.',
    errors: ['CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
    form: { files: ['tabela-2026.pdf'] },
    out: {
      message: '1 arquivo recebido',
      files: [{ name: 'tabela-2026.pdf', status: 'received' }],
    },
  },
  removeFile: {
    about: 'The coach quotes it no more; what it said before stays in the history.',
    params: { id: IDS.document },
    out: DONE,
  },
  talk: {
    about:
      'Send `textInput`, or `audio` where the server can hear. `icpId` says whom the talk is about. The turn is kept even when the caller hangs up.',
    errors: TURN_ERRORS,
    form: ASKED,
    out: TURN,
  },
  talkStream: {
    about:
      'Each event is named by its `type` and holds its data as JSON: `accepted` once, `delta` piece by piece, `sources`, then `done` with the whole turn, or `error` in its place.',
    errors: TURN_ERRORS,
    form: ASKED,
    events: [
      { type: 'accepted', id: IDS.turn, userInput: TURN.userInput },
      { type: 'delta', text: 'Pergunte primeiro: ' },
      { type: 'delta', text: 'caro comparado a quê? Depois mostre a parcela.' },
      { type: 'sources', sources: SOURCES },
      { type: 'done', turn: TURN },
    ],
  },
  stop: {
    about:
      'The turn ends with the words that were said so far, marked as interrupted. Stopping when nothing is being said is no error.',
    out: DONE,
  },
  audio: {
    about:
      'The address comes with the turn as `audioUrl` and works for a while, until its caller signs out. Takes `Range`.',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    params: { id: IDS.turn },
    query: { expires: 1_795_248_000, session: IDS.session, signature: 'mJ0xk3fV8cYb' },
  },
  history: {
    about:
      'What was said since the last reset. Page 1 is the newest. A page reads from old to new, as a conversation is shown.',
    query: { page: 1, limit: 20 },
    out: { history: [TURN], page: 1, limit: 20, total: 1 },
  },
  reset: {
    about: 'The next turn knows nothing of what was said before, and the history begins anew.',
    errors: ['CONFLICT'],
    out: DONE,
  },
  remove: {
    about: 'Cannot be undone. A coach that is not there is no error.',
    out: DONE,
  },
};
