import type { Member } from './crowd.ts';

/** One request of a seller's day. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
}

type Doing = (member: Member) => Call;
const get =
  (path: (member: Member) => string): Doing =>
  (member) => ({ method: 'GET', path: path(member) });
const plan = ({ icpId }: Member) => `/api/acquisition-channels/${icpId}`;

/**
 * What sellers do, and how often in a day of about eighty requests: mostly looking, sometimes
 * ticking and renaming, seldom having something made.
 */
const DAY: readonly [number, Doing][] = [
  [14, get(() => '/api/icp/list')],
  [12, get(() => '/api/notifications')],
  [10, get(plan)],
  [8, get((member) => `${plan(member)}/${member.channelId}`)],
  [8, get(({ icpId, channelId }) => `/api/scripts/${icpId}/${channelId}`)],
  [6, get(() => '/api/users/profile')],
  [6, get(() => '/api/avatar/current')],
  [5, get(() => '/api/roadmap')],
  [
    4,
    (member) => ({
      method: 'PUT',
      path: `${plan(member)}/${member.channelId}/plan`,
      body: { day: 1 + Math.floor(Math.random() * 7), done: Math.random() < 0.5 },
    }),
  ],
  [2, ({ icpId }) => ({ method: 'PUT', path: `/api/icp/${icpId}`, body: { name: 'Salões' } })],
  [2, () => ({ method: 'POST', path: '/api/notifications/read-all', body: {} })],
  // The other customer's: what a screen of the first one shows stays where it is.
  [
    1,
    ({ icpId }) => ({
      method: 'POST',
      path: '/api/acquisition-channels/generate',
      body: { icpId: icpId.replace(/1$/, '2') },
    }),
  ],
];
export const REQUESTS_A_DAY = DAY.reduce((sum, [times]) => sum + times, 0);

/** What one seller does next, drawn as often as the day says. */
export function nextCall(member: Member): Call {
  let at = Math.random() * REQUESTS_A_DAY;
  for (const [times, doing] of DAY) {
    at -= times;
    if (at < 0) return doing(member);
  }
  return { method: 'GET', path: '/api/icp/list' };
}
