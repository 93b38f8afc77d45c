import { sessionCookie } from '@salesai/server/testing/copied-account';
import { onServer } from '@salesai/server/testing/database';
import { PASSWORD } from '@salesai/server/testing/server';
import { send } from './send.ts';

/** Before an ID token expires, as the web app renews it. */
const RENEW_MS = 5 * 60_000;
const AT_ONCE = 8;

/** A seller that `populate` created, who sends one request at a time. */
export interface ActiveSeller {
  email: string;
  cookie: string;
  /** The ID token's header, empty before the first. */
  authorization: string;
  renewedAt: number;
  busy: boolean;
  icpId: string;
  otherIcpId: string;
  channelId: string;
  /** The running practice session, and how many lines were said in it. */
  practice: { id: string; said: number } | null;
}

export const CREDENTIALS = { password: PASSWORD };

/**
 * Copies the rows of a real seller, and their password, to every `step`th generated seller, so that
 * responses are as large as a real seller's.
 */
export async function copyTemplate(
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

/** The n-th generated seller, with the session that is in the database. */
export function activeSeller(secret: string, n: number): ActiveSeller {
  return {
    email: `${n}@crowd.example`,
    cookie: sessionCookie(secret, `token-${n}`),
    authorization: '',
    renewedAt: 0,
    busy: false,
    icpId: `icp-${n}-1`,
    otherIcpId: `icp-${n}-2`,
    channelId: `channel-${n}-1`,
    practice: null,
  };
}

export const isStale = ({ renewedAt }: ActiveSeller) => Date.now() - renewedAt > RENEW_MS;

/** Stores the ID token of a response. */
export function storeToken(seller: ActiveSeller, body: string): void {
  seller.authorization = `Bearer ${JSON.parse(body).token}`;
  seller.renewedAt = Date.now();
}

/** Renews expired ID tokens before a measurement. */
export async function renewTokens(
  url: string,
  activeSellers: readonly ActiveSeller[],
): Promise<void> {
  const waiting = activeSellers.filter(isStale);
  const next = async () => {
    for (let seller = waiting.pop(); seller; seller = waiting.pop()) {
      const { cookie } = seller;
      const { status, text } = await send(url, { path: '/api/auth/token', headers: { cookie } });
      if (status !== 200) throw new Error(`No token for ${seller.email}: ${status} ${text}`);
      storeToken(seller, text);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
