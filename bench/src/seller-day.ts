import { ICP_ANSWERS } from '@salesai/server/testing/icps';
import { type ActiveSeller, CREDENTIALS, isStale } from './active-sellers.ts';

/** One request of a seller. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type Action = (seller: ActiveSeller) => Call;

export const TOKEN_PATH = '/api/auth/token';
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

/**
 * The actions of a seller and how often each occurs in a day of about a hundred requests: mostly
 * reads, some writes and coach turns, few generations.
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
