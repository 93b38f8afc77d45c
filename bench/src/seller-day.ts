import { randomUUID } from 'node:crypto';
import { ICP_ANSWERS } from '@salesai/server/testing/icps';
import { type ActiveSeller, CREDENTIALS, isStale, storeToken } from './active-sellers.ts';

/** One request of a seller. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type Action = (seller: ActiveSeller) => Call;

const TOKEN_PATH = '/api/auth/token';
const BOUNDARY = 'form-boundary';
const JSON_TYPE = { 'content-type': 'application/json' };

const get =
  (path: (seller: ActiveSeller) => string): Action =>
  (seller) => ({ method: 'GET', path: path(seller), headers: own(seller) });
const write =
  (
    method: 'POST' | 'PUT',
    path: (seller: ActiveSeller) => string,
    body: (seller: ActiveSeller) => object,
  ) =>
  (seller: ActiveSeller): Call => ({
    method,
    path: path(seller),
    headers: { ...own(seller), ...JSON_TYPE },
    body: JSON.stringify(body(seller)),
  });
const own = ({ authorization }: ActiveSeller) => ({ authorization });
const plan = ({ icpId }: ActiveSeller) => `/api/acquisition-channels/${icpId}`;

const renew: Action = ({ cookie }) => ({ method: 'GET', path: TOKEN_PATH, headers: { cookie } });
const signIn: Action = ({ email }) => ({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  headers: JSON_TYPE,
  body: JSON.stringify({ email, ...CREDENTIALS }),
});
const talk: Action = (seller) => ({
  method: 'POST',
  path: '/api/coach/talk',
  headers: { ...own(seller), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="textInput"',
    '',
    'Está caro, e o prazo?',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});

const PRACTICE_PATH = '/api/practice/sessions';
const OFFER = { name: 'Pacote mensal', price: 450 };
const LINES = [
  'Oi! Aqui é a Ana. Posso te fazer uma pergunta rápida?',
  'O que mais te incomoda hoje nessa parte?',
  'E desde quando isso acontece?',
  'Quanto isso já te custou?',
  'Entendi, isso pesa no seu mês. Quem decide com você?',
  'O que te daria segurança para experimentar?',
];

/** Starts a practice session, says its lines one by one, then ends it. */
const practise: Action = (seller) => {
  const { practice, icpId } = seller;
  if (!practice) return post(seller, PRACTICE_PATH, { icpId, level: 'medium', offer: OFFER });
  const text = LINES[practice.said];
  const path = `${PRACTICE_PATH}/${practice.id}`;
  if (text === undefined) return post(seller, `${path}/end`, {});
  return post(seller, `${path}/messages`, { text, clientId: randomUUID() });
};
const post = (seller: ActiveSeller, path: string, body: object) =>
  write(
    'POST',
    () => path,
    () => body,
  )(seller);

/** Stores what later requests need of a successful response. */
export function keepAnswer(seller: ActiveSeller, { method, path }: Call, body: string): void {
  if (path === TOKEN_PATH) storeToken(seller, body);
  if (method !== 'POST' || !path.startsWith(PRACTICE_PATH)) return;
  const { id, status } = JSON.parse(body);
  const said = path.endsWith('/messages') ? (seller.practice?.said ?? 0) + 1 : 0;
  seller.practice = status === 'active' ? { id: seller.practice?.id ?? id, said } : null;
}

/**
 * The actions of a seller and how often each occurs in a day of about a hundred requests: mostly
 * reads, some writes, coach turns and a practice session, few generations.
 */
const DAY: readonly [number, Action][] = [
  [1, signIn],
  [4, renew],
  [14, get(() => '/api/icp/list')],
  [12, get(() => '/api/notifications')],
  [10, get(plan)],
  [8, get((seller) => `${plan(seller)}/${seller.channelId}`)],
  [8, get(({ icpId, channelId }) => `/api/scripts/${icpId}/${channelId}`)],
  [6, get(() => '/api/users/profile')],
  [6, get(() => '/api/avatar/current')],
  [5, get(() => '/api/roadmap')],
  [4, get(() => '/api/coach/status')],
  [4, get(() => '/api/coach/history')],
  [6, talk],
  [8, practise],
  [
    4,
    write(
      'PUT',
      (seller) => `${plan(seller)}/${seller.channelId}/plan`,
      () => ({ day: 1 + Math.floor(Math.random() * 7), done: Math.random() < 0.5 }),
    ),
  ],
  [
    2,
    write(
      'PUT',
      ({ icpId }) => `/api/icp/${icpId}`,
      () => ({ name: 'Salões' }),
    ),
  ],
  [
    2,
    write(
      'POST',
      () => '/api/notifications/read-all',
      () => ({}),
    ),
  ],
  // For the other ICP, so that the first one's screens stay unchanged.
  [
    1,
    write(
      'POST',
      ({ otherIcpId }) => `/api/icp/${otherIcpId}/generate`,
      () => ({ respostasICP: ICP_ANSWERS }),
    ),
  ],
  [
    1,
    write(
      'POST',
      () => '/api/acquisition-channels/generate',
      ({ otherIcpId }) => ({ icpId: otherIcpId }),
    ),
  ],
];
export const REQUESTS_A_DAY = DAY.reduce((sum, [times]) => sum + times, 0);

/** The next request of a seller, drawn by the frequencies of the day. */
export function nextCall(seller: ActiveSeller): Call {
  if (isStale(seller)) return renew(seller);
  let at = Math.random() * REQUESTS_A_DAY;
  for (const [times, action] of DAY) {
    at -= times;
    if (at < 0) return action(seller);
  }
  return renew(seller);
}
