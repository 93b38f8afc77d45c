import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '@salesai/e2e/product';
import type { DatabaseLocation } from '@salesai/server/db/open';
import { findPassages } from '@salesai/server/domains/coach/documents/service';
import { openLibrary } from '@salesai/server/testing/library';
import { makePdf } from '@salesai/server/testing/pdf';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Figure, percentile } from './figure.ts';
import { fillLibrary, randomWords } from './filled-library.ts';
import { signIn } from './sign-in.ts';

const CHUNKS = 50_000;
const QUESTIONS = 500;
const WORDS = 7;
const PAGES = 200;
const WORDS_A_PAGE = 450;
const IDLE_MS = 3_000;
const PAUSE_MS = 10;

/** Search in one seller's fifty thousand chunks, on the embedded database and on PostgreSQL. */
export async function searchFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const embedded = await searchTimes({ dataDir: join(folder, 'database') });
  rmSync(folder, { recursive: true, force: true });
  const figures = figuresOf('embedded', embedded, 60);
  const server = await startPostgres();
  if ('skipped' in server) throw new Error(server.skipped);
  const postgres = await searchTimes({ url: server.url, poolSize: 5 });
  await server.stop();
  return [...figures, ...figuresOf('PostgreSQL', postgres, 20)];
}

function figuresOf(where: string, times: readonly number[], atMost: number): Figure[] {
  const what = `search in ${CHUNKS} chunks, ${where}`;
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}, p99`, value: percentile(times, 0.99), unit: 'ms', atMost },
  ];
}

async function searchTimes(location: DatabaseLocation): Promise<number[]> {
  const library = await openLibrary(location);
  const seller = await library.newSeller();
  await fillLibrary(library.db, seller.actor.id, CHUNKS);
  await library.db.execute('analyze');
  const times: number[] = [];
  for (let round = 0; round < QUESTIONS; round++) {
    const question = randomWords(WORDS);
    const start = performance.now();
    await findPassages(seller, question);
    times.push(performance.now() - start);
  }
  await library.close();
  return times;
}

/** Other calls of the same seller while a long PDF is parsed. */
export async function readingFigures(): Promise<Figure[]> {
  const product = await startProduct({ RATE_LIMITS: 'off' });
  try {
    const headers = { authorization: `Bearer ${await signIn(product)}` };
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${product.url}/api${path}`, { headers, ...init });
    await call('/coach/bootstrap', { method: 'POST' });
    const idle = await timesOf(call, () => sleep(IDLE_MS));
    const form = new FormData();
    const pages = Array.from({ length: PAGES }, () => randomWords(WORDS_A_PAGE));
    form.append('files', new Blob([new Uint8Array(makePdf(pages))]), 'manual.pdf');
    const start = performance.now();
    const meanwhile = await timesOf(call, async () => {
      await call('/coach/files', { method: 'POST', body: form });
      await whenReady(call);
    });
    const seconds = (performance.now() - start) / 1_000;
    return [
      { what: `PDF of ${PAGES} pages, sent to searchable`, value: seconds, unit: 's', atMost: 10 },
      { what: 'other calls on an idle server, p99', value: percentile(idle, 0.99), unit: 'ms' },
      {
        what: 'other calls while it is parsed, p99',
        value: percentile(meanwhile, 0.99),
        unit: 'ms',
        atMost: 50,
      },
    ];
  } finally {
    await product.stop();
  }
}

type Call = (path: string) => Promise<Response>;

/** Times of a call that is repeated while some work runs. */
async function timesOf(call: Call, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isRunning = true;
  const end = work().finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const start = performance.now();
    await (await call('/icp/list')).text();
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  await end;
  return times;
}

async function whenReady(call: Call): Promise<void> {
  for (;;) {
    const { files } = await (await call('/coach/status')).json();
    const status = files[0]?.status;
    if (status === 'ready') return;
    if (status !== 'received' && status !== 'reading') throw new Error(`The PDF is ${status}`);
    await sleep(100);
  }
}
