import { createHmac } from 'node:crypto';
import { onServer } from '@salesai/server/testing/database';
import type { TestServer } from '@salesai/server/testing/server';

/** One of the crowd that `populate` wrote, signed in. */
export interface Member {
  authorization: string;
  icpId: string;
  channelId: string;
}

/**
 * Gives every `step`th of the crowd the contents of a real seller, in full width, so that a day of
 * theirs answers what a day of a real one would.
 */
export async function dress(
  url: string,
  template: string,
  { step, count }: { step: number; count: number },
): Promise<void> {
  const chosen = `x.user_id in (
    select 'crowd-' || n * ${step} from generate_series(1, ${count}) n)`;
  const copy = (table: string, set: string, of: string) =>
    onServer(url, `update ${table} x set ${set} from (${of}) t where ${chosen}`);
  const own = `where user_id = '${template}' limit 1`;
  await copy('avatars', 'avatar = t.avatar, answers = t.answers', `select * from avatars ${own}`);
  await copy('icps', 'profile = t.profile', `select * from icps ${own}`);
  await copy('channels', 'profile = t.profile', `select * from channels ${own}`);
  await copy('scripts', 'original = t.original', `select * from scripts ${own}`);
  await copy(
    'channel_plans',
    'strategy = t.strategy, insights = t.insights, metrics = t.metrics',
    `select * from channel_plans ${own}`,
  );
  await onServer(url, 'vacuum (analyze)');
}

/** Signs in by the session that is in the database: a password check would measure only itself. */
export async function signedIn(server: TestServer, secret: string, n: number): Promise<Member> {
  const token = `token-${n}`;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const cookie = `salesai.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  const { json, status } = await server.asNobody().get('/api/auth/token', { cookie });
  if (status !== 200) throw new Error(`No token for seller ${n}: ${status}`);
  return {
    authorization: `Bearer ${json.token}`,
    icpId: `icp-${n}-1`,
    channelId: `channel-${n}-1`,
  };
}
