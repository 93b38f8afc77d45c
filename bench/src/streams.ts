import { Agent, type ClientRequest, request } from 'node:http';
import type { Member } from './crowd.ts';

/** Opens a stream of news for everybody, each on a connection of its own; gives what ends them. */
export async function holdStreams(url: string, members: readonly Member[]): Promise<() => void> {
  const agent = new Agent();
  const open: ClientRequest[] = [];
  for (const { authorization } of members) {
    const call = request(new URL('/api/notifications/stream', url), {
      agent,
      headers: { authorization },
    });
    open.push(call);
    await new Promise((resolve, reject) => {
      call.once('error', reject);
      call.once('response', (answer) => answer.once('data', resolve));
      call.end();
    });
  }
  return () => {
    for (const call of open) call.destroy();
  };
}
