import { setTimeout as sleep } from 'node:timers/promises';
import type { ActiveSeller } from './active-sellers.ts';
import { keepAnswer, nextCall } from './seller-day.ts';
import { send } from './send.ts';

/** Results of one period of traffic. */
export interface Seen {
  /** Milliseconds of each request from its due time, queueing included. */
  times: number[];
  /** Responses other than 200, as text. */
  refused: string[];
  /** A whole second's requests were open at once, so sending stopped: the rate is too high. */
  isOverloaded: boolean;
}

/** Sends requests at random times, whether or not earlier ones were answered, to nodes in turn. */
export async function traffic(
  urls: readonly string[],
  activeSellers: readonly ActiveSeller[],
  { rate, ms }: { rate: number; ms: number },
): Promise<Seen> {
  const seen: Seen = { times: [], refused: [], isOverloaded: false };
  const calls: Promise<void>[] = [];
  const end = performance.now() + ms;
  let due = performance.now();
  while (due < end && !seen.isOverloaded) {
    await sleep(Math.max(0, due - performance.now()));
    const url = urls[calls.length % urls.length] ?? '';
    calls.push(call(url, idle(activeSellers), due, seen));
    due -= (Math.log(1 - Math.random()) / rate) * 1_000;
    seen.isOverloaded = calls.length - seen.times.length > rate;
  }
  await Promise.all(calls);
  return seen;
}

/** Successful responses per second to callers without a pause: an upper bound of any rate. */
export async function peakRate(
  urls: readonly string[],
  activeSellers: readonly ActiveSeller[],
  { callers, ms }: { callers: number; ms: number },
): Promise<number> {
  const seen: Seen = { times: [], refused: [], isOverloaded: false };
  const end = performance.now() + ms;
  const work = async (at: number) => {
    while (performance.now() < end) {
      await call(urls[at % urls.length] ?? '', idle(activeSellers), performance.now(), seen);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, at) => work(at)));
  return ((seen.times.length - seen.refused.length) * 1000) / ms;
}

/** A seller without an open request, if a few random picks find one. */
function idle(activeSellers: readonly ActiveSeller[]): ActiveSeller {
  for (let tries = 0; ; tries++) {
    const seller = activeSellers[Math.floor(Math.random() * activeSellers.length)];
    if (!seller) throw new Error('There are no active sellers');
    if (!seller.busy || tries > 20) return seller;
  }
}

async function call(url: string, seller: ActiveSeller, due: number, seen: Seen): Promise<void> {
  seller.busy = true;
  const next = nextCall(seller);
  const { status, text } = await send(url, next).catch((error: unknown) => ({
    status: 0,
    text: String(error),
  }));
  seen.times.push(performance.now() - due);
  seller.busy = false;
  if (status !== 200) seen.refused.push(`${next.method} ${next.path}: ${status} ${text}`);
  else keepAnswer(seller, next, text);
}
