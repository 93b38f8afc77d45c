import { setTimeout as sleep } from 'node:timers/promises';
import { type Member, renewed } from './crowd.ts';
import { nextCall, TOKEN_PATH } from './day.ts';
import { send } from './send.ts';

/** What a window of traffic saw. */
export interface Seen {
  /** Milliseconds of each call from when it was due: waiting in line counts. */
  times: number[];
  /** Answers that were not good, in words. */
  refused: string[];
}

/** Calls that come at their own times, whether or not the ones before were answered; nodes in turn. */
export async function traffic(
  urls: readonly string[],
  members: readonly Member[],
  { rate, ms }: { rate: number; ms: number },
): Promise<Seen> {
  const seen: Seen = { times: [], refused: [] };
  const calls: Promise<void>[] = [];
  const end = performance.now() + ms;
  let due = performance.now();
  while (due < end) {
    await sleep(Math.max(0, due - performance.now()));
    const url = urls[calls.length % urls.length] ?? '';
    calls.push(call(url, idle(members), due, seen));
    due -= (Math.log(1 - Math.random()) / rate) * 1_000;
  }
  await Promise.all(calls);
  return seen;
}

/** Somebody who is not waiting for an answer already, as far as a few looks find one. */
function idle(members: readonly Member[]): Member {
  for (let looks = 0; ; looks++) {
    const member = members[Math.floor(Math.random() * members.length)];
    if (!member) throw new Error('Nobody is there');
    if (!member.busy || looks > 20) return member;
  }
}

async function call(url: string, member: Member, due: number, seen: Seen): Promise<void> {
  member.busy = true;
  const next = nextCall(member);
  const { status, text } = await send(url, next).catch((error: unknown) => ({
    status: 0,
    text: String(error),
  }));
  seen.times.push(performance.now() - due);
  member.busy = false;
  if (status !== 200) seen.refused.push(`${next.method} ${next.path}: ${status} ${text}`);
  else if (next.path === TOKEN_PATH) renewed(member, text);
}
