import { ICP_ANSWERS } from '@salesai/server/testing/icps';
import { CREDENTIALS, isStale, type Member } from './crowd.ts';

/** One request of a seller's day. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type Doing = (member: Member) => Call;

export const TOKEN_PATH = '/api/auth/token';
const BOUNDARY = 'a-field-of-a-form';
const JSON_TYPE = { 'content-type': 'application/json' };

const get =
  (path: (member: Member) => string): Doing =>
  (member) => ({ method: 'GET', path: path(member), headers: own(member) });
const write =
  (method: 'POST' | 'PUT', path: (member: Member) => string, body: (member: Member) => object) =>
  (member: Member): Call => ({
    method,
    path: path(member),
    headers: { ...own(member), ...JSON_TYPE },
    body: JSON.stringify(body(member)),
  });
const own = ({ authorization }: Member) => ({ authorization });
const plan = ({ icpId }: Member) => `/api/acquisition-channels/${icpId}`;

const renew: Doing = ({ cookie }) => ({ method: 'GET', path: TOKEN_PATH, headers: { cookie } });
const signIn: Doing = ({ email }) => ({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  headers: JSON_TYPE,
  body: JSON.stringify({ email, ...CREDENTIALS }),
});
const talk: Doing = (member) => ({
  method: 'POST',
  path: '/api/coach/talk',
  headers: { ...own(member), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
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
 * What sellers do, and how often in a day of about a hundred requests: mostly looking, sometimes
 * ticking, renaming and talking to the coach, seldom having something made.
 */
const DAY: readonly [number, Doing][] = [
  [1, signIn],
  [4, renew],
  [14, get(() => '/api/icp/list')],
  [12, get(() => '/api/notifications')],
  [10, get(plan)],
  [8, get((member) => `${plan(member)}/${member.channelId}`)],
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
      (member) => `${plan(member)}/${member.channelId}/plan`,
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
  // The other customer's: what a screen of the first one shows stays where it is.
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

/** What one seller does next, drawn as often as the day says. */
export function nextCall(member: Member): Call {
  if (isStale(member)) return renew(member);
  let at = Math.random() * REQUESTS_A_DAY;
  for (const [times, doing] of DAY) {
    at -= times;
    if (at < 0) return doing(member);
  }
  return renew(member);
}
