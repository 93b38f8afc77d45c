import { renewTokens } from './active-sellers.ts';
import { type Figure, percentile } from './figure.ts';
import type { Installation } from './installation.ts';
import { processTreeMs } from './processor.ts';
import { peakRate, traffic } from './traffic.ts';

const TURNS = 30;
const TURN_MS = 1_000;
const WARM_UP_MS = 4_000;
/** Share of the machine's peak rate, low enough that no request queues. */
const STEADY_SHARE = 0.35;

interface Seen {
  times: number[];
  databaseMs: number;
}

/** The same traffic on all installations, alternating every second, so that other load affects all. */
export async function growthFigures(
  installations: readonly Installation[],
  postgres: number,
): Promise<Figure[]> {
  const rate = await steadyRate(installations);
  const seen = installations.map((): Seen => ({ times: [], databaseMs: 0 }));
  const refused: string[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [at, { nodes, activeSellers }] of installations.entries()) {
      const urls = nodes.map(({ url }) => url);
      await renewTokens(urls[0] ?? '', activeSellers);
      const before = processTreeMs(postgres);
      const window = await traffic(urls, activeSellers, { rate, ms: TURN_MS });
      const own = seen[at];
      if (own) own.databaseMs += processTreeMs(postgres) - before;
      own?.times.push(...window.times);
      refused.push(...window.refused);
    }
  }
  for (const request of refused) console.error(request);
  return [
    { what: 'request rate of the following figures', value: rate, unit: '/s' },
    ...installations.flatMap(({ sellers }, at) => figuresOf(sellers, seen[at])),
    {
      ...ratioToFirst(installations, seen, 0.5),
      what: 'p50 with most sellers, relative to fewest',
    },
    {
      ...ratioToFirst(installations, seen, 0.99),
      what: 'p99 with most sellers, relative to fewest',
      atMost: 1.5,
    },
    { what: 'refused requests', value: refused.length, unit: '', atMost: 0 },
  ];
}

function figuresOf(sellers: number, { times, databaseMs }: Seen = { times: [], databaseMs: 0 }) {
  const of = `${sellers} sellers`;
  return [
    { what: `${of}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${of}: p99 of ${times.length} requests`, value: percentile(times, 0.99), unit: 'ms' },
    {
      what: `${of}: PostgreSQL's processor time per request`,
      value: databaseMs / times.length,
      unit: 'ms',
    },
  ];
}

function ratioToFirst(
  installations: readonly Installation[],
  seen: readonly Seen[],
  share: number,
) {
  const [few, many] = [seen[0], seen[installations.length - 1]];
  const value = percentile(many?.times ?? [], share) / percentile(few?.times ?? [], share);
  return { value, unit: '×' };
}

async function steadyRate(installations: readonly Installation[]): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const { nodes, activeSellers } of installations) {
    const urls = nodes.map(({ url }) => url);
    await renewTokens(urls[0] ?? '', activeSellers);
    await peakRate(urls, activeSellers, { callers: 8, ms: WARM_UP_MS });
    least = Math.min(least, await peakRate(urls, activeSellers, { callers: 8, ms: WARM_UP_MS }));
  }
  return least * STEADY_SHARE;
}
