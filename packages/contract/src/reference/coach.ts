import type { CoachTurn, coachRoutes } from '../coach.ts';
import { DONE } from '../common.ts';
import { ENGINE_ERRORS, IDS, type RouteDescriptions } from './description.ts';

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
const QUESTION = { textInput: TURN.userInput, icpId: IDS.icp };
const TURN_ERRORS = ['NOT_FOUND', ...ENGINE_ERRORS] as const;

export const coach: RouteDescriptions<typeof coachRoutes> = {
  status: {
    about: 'A capability with the value `browser` is left to the client.',
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
    about: 'Once per seller; repeating it changes nothing.',
    out: DONE,
  },
  files: {
    about:
      'PDF, DOCX or text, at most five files of 10 MB in the field `files`. Each is read in the background; its `status` is part of the coach’s status.',
    errors: ['CONFLICT', 'UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
    form: { files: ['tabela-2026.pdf'] },
    out: {
      message: '1 arquivo recebido',
      files: [{ name: 'tabela-2026.pdf', status: 'received' }],
    },
  },
  removeFile: {
    about: 'The coach no longer quotes it; earlier replies stay in the history.',
    params: { id: IDS.document },
    out: DONE,
  },
  talk: {
    about:
      'Send `textInput`, or `audio` where the server transcribes. `icpId` is the ICP that the turn is about. The turn is stored even when the caller disconnects.',
    errors: TURN_ERRORS,
    form: QUESTION,
    out: TURN,
  },
  talkStream: {
    about:
      'The name of each event is its `type`, its data is JSON: `accepted` once, then `delta` with parts of the text, `sources`, and `done` with the whole turn or `error` instead.',
    errors: TURN_ERRORS,
    form: QUESTION,
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
      'The turn ends with the text so far and is marked as interrupted. Without a running answer it is no error.',
    out: DONE,
  },
  audio: {
    about:
      'The URL is the `audioUrl` of a turn, valid for a while until its caller signs out. Supports `Range`.',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    params: { id: IDS.turn },
    query: { expires: 1_795_248_000, session: IDS.session, signature: 'mJ0xk3fV8cYb' },
  },
  history: {
    about:
      'The turns since the last reset. Page 1 is the newest; a page is in chronological order.',
    query: { page: 1, limit: 20 },
    out: { history: [TURN], page: 1, limit: 20, total: 1 },
  },
  reset: {
    about: 'The next turn has no earlier context, and the history is empty.',
    errors: ['CONFLICT'],
    out: DONE,
  },
  remove: {
    about: 'Cannot be undone. A missing coach is no error.',
    out: DONE,
  },
};
