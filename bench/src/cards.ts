import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@salesai/server/config';
import { type RunningServer, start } from '@salesai/server/start';
import { AUTH_SECRET } from '@salesai/server/testing/database';
import { type Seller, TestServer } from '@salesai/server/testing/server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Bench, type Figure, percentile } from './figure.ts';

const CARDS = 10_000;
const ROUNDS = 5;
const CALLS = 200;
const WARM_UP = 20;
const AT_MOST_MS = 50;

/** The cards of a seller who has ten thousand, half of them due; figures are medians of rounds. */
export const bench: Bench = {
  name: 'cards',
  async *run() {
    yield* await measure('embedded', {});
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    yield* await measure('PostgreSQL', { DATABASE_URL: postgres.url });
    await postgres.stop();
  },
};

async function measure(database: string, env: Record<string, string>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const node = await start(
    readConfig({
      PORT: '0',
      DATA_DIR: folder,
      AUTH_SECRET,
      BETA_EMAILS: '*',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    }),
  );
  const seller = await new TestServer(node.address, folder).newSeller();
  await fill(node, seller);
  const figures = [
    await timed(seller, '?due=today', `due cards, ${database}`),
    await timed(seller, '', `all cards, ${database}`),
  ].flat();
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

/** The form of a card that the scheduler stores. */
const MEMORY = `'{"due":"2026-01-01T00:00:00.000Z","stability":3,"difficulty":5,"elapsed_days":0,
  "scheduled_days":3,"learning_steps":0,"reps":1,"lapses":0,"state":2}'`;

async function fill({ db }: RunningServer, { email }: Seller): Promise<void> {
  await db.execute(`
    insert into practice_cards (id, user_id, source, kind, buyer_line, answered, objection, memory, due_at)
    select 'card-' || n, u.id, 'line-' || n, (array['objection', 'price', 'implication', 'next_step'])[1 + n % 4],
      'tá caro demais pra mim, não sei se compensa ' || n, 'faço por menos', 'price', ${MEMORY},
      now() + (n - ${CARDS / 2}) * interval '5 minutes'
    from users u, generate_series(1, ${CARDS}) n where u.email = '${email}'`);
  await db.execute('analyze practice_cards');
}

async function timed(seller: Seller, query: string, what: string): Promise<Figure[]> {
  await durations(seller, query, WARM_UP);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await durations(seller, query, CALLS));
  const median = (share: number) =>
    percentile(
      rounds.map((times) => percentile(times, share)),
      0.5,
    );
  return [
    { what: `${what}, p50`, value: median(0.5), unit: 'ms' },
    { what: `${what}, p99 of ${CALLS}`, value: median(0.99), unit: 'ms', atMost: AT_MOST_MS },
  ];
}

/** Milliseconds of each of some calls in turn. */
async function durations(seller: Seller, query: string, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const before = performance.now();
    const { json, status } = await seller.get(`/api/practice/cards${query}`);
    times.push(performance.now() - before);
    if (status !== 200 || json.cards.length === 0) throw new Error(`The list answered ${status}`);
  }
  return times;
}
