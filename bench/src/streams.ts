import { Agent, type ClientRequest, request } from 'node:http';
import type { ActiveSeller } from './active-sellers.ts';

/** Opens a notification stream per seller, each on its own connection. @returns closes them. */
export async function openStreams(
  url: string,
  activeSellers: readonly ActiveSeller[],
): Promise<() => void> {
  const agent = new Agent();
  const open: ClientRequest[] = [];
  for (const { authorization } of activeSellers) {
    const call = request(new URL('/api/notifications/stream', url), {
      agent,
      headers: { authorization },
    });
    open.push(call);
    await new Promise((resolve, reject) => {
      call.once('error', reject);
      call.once('response', (response) => response.once('data', resolve));
      call.end();
    });
  }
  return () => {
    for (const call of open) call.destroy();
  };
}
