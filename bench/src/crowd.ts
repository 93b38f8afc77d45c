import { sessionCookie } from '@salesai/server/testing/copied-account';
import { onServer } from '@salesai/server/testing/database';
import { PASSWORD } from '@salesai/server/testing/server';
import { send } from './send.ts';

/** Sooner than an ID token ends, as a screen renews it. */
const RENEW_MS = 5 * 60_000;
const AT_ONCE = 8;

/** One of the crowd that `populate` wrote, who does one thing at a time. */
export interface Member {
  email: string;
  cookie: string;
  /** The ID token's header, empty before the first. */
  authorization: string;
  renewedAt: number;
  busy: boolean;
  icpId: string;
  otherIcpId: string;
  channelId: string;
}

export const CREDENTIALS = { password: PASSWORD };

/**
 * Gives every `step`th of the crowd the contents of a real seller, in full width, so that a day of
 * theirs answers what a day of a real one would, and their password.
 */
export async function dress(
  url: string,
  template: string,
  { step, count }: { step: number; count: number },
): Promise<void> {
  const chosen = `x.user_id in (
    select 'crowd-' || n * ${step} from generate_series(1, ${count}) n)`;
  for (const [table, columns] of Object.entries(WIDE)) {
    const set = columns.map((column) => `${column} = t.${column}`).join(', ');
    const of = `select * from ${table} where user_id = '${template}' limit 1`;
    await onServer(url, `update ${table} x set ${set} from (${of}) t where ${chosen}`);
  }
  await onServer(url, 'vacuum (analyze)');
}

const WIDE: Record<string, readonly string[]> = {
  accounts: ['password'],
  avatars: ['avatar', 'answers'],
  icps: ['profile', 'answers'],
  channels: ['profile'],
  channel_plans: ['strategy', 'insights', 'metrics'],
  scripts: ['original'],
  coach_turns: ['assistant_response', 'sources'],
};

/** The n-th of the crowd, by the session that is in the database. */
export function memberOf(secret: string, n: number): Member {
  return {
    email: `${n}@crowd.example`,
    cookie: sessionCookie(secret, `token-${n}`),
    authorization: '',
    renewedAt: 0,
    busy: false,
    icpId: `icp-${n}-1`,
    otherIcpId: `icp-${n}-2`,
    channelId: `channel-${n}-1`,
  };
}

export const isStale = ({ renewedAt }: Member) => Date.now() - renewedAt > RENEW_MS;

/** Takes over the ID token that was answered. */
export function renewed(member: Member, answer: string): void {
  member.authorization = `Bearer ${JSON.parse(answer).token}`;
  member.renewedAt = Date.now();
}

/** Gives everybody whose ID token is old a new one, outside what is measured. */
export async function renewAll(url: string, members: readonly Member[]): Promise<void> {
  const waiting = members.filter(isStale);
  const next = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      const { cookie } = member;
      const { status, text } = await send(url, { path: '/api/auth/token', headers: { cookie } });
      if (status !== 200) throw new Error(`No token for ${member.email}: ${status} ${text}`);
      renewed(member, text);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
