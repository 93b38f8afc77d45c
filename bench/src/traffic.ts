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
  /** A whole second's calls waited at once, and no more were made: the rate is not held. */
  flooded: boolean;
}

/** Calls that come at their own times, whether or not the ones before were answered; nodes in turn. */
export async function traffic(
  urls: readonly string[],
  members: readonly Member[],
  { rate, ms }: { rate: number; ms: number },
): Promise<Seen> {
  const seen: Seen = { times: [], refused: [], flooded: false };
  const calls: Promise<void>[] = [];
  const end = performance.now() + ms;
  let due = performance.now();
  while (due < end && !seen.flooded) {
    await sleep(Math.max(0, due - performance.now()));
    const url = urls[calls.length % urls.length] ?? '';
    calls.push(call(url, idle(members), due, seen));
    due -= (Math.log(1 - Math.random()) / rate) * 1_000;
    seen.flooded = calls.length - seen.times.length > rate;
  }
  await Promise.all(calls);
  return seen;
}

/** What callers without a pause get answered well in a second: more than that can be held by nobody. */
export async function most(
  urls: readonly string[],
  members: readonly Member[],
  { callers, ms }: { callers: number; ms: number },
): Promise<number> {
  const seen: Seen = { times: [], refused: [], flooded: false };
  const end = performance.now() + ms;
  const work = async (at: number) => {
    while (performance.now() < end) {
      await call(urls[at % urls.length] ?? '', idle(members), performance.now(), seen);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, at) => work(at)));
  return ((seen.times.length - seen.refused.length) * 1000) / ms;
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
