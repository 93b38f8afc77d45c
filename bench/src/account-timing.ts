import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeProcess } from '@salesai/server/testing/node-process';
import { ADMIN_TOKEN, PASSWORD, TestServer } from '@salesai/server/testing/server';
import { type Bench, type Figure, percentile } from './figure.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 500);
const WARM_UP = 20;
/** The larger of two medians is at most this multiple of the smaller. */
const AT_MOST = 1.05;
const LISTED = 'loja.example';

interface Person {
  /** What must not be distinguishable: whether this address has an account, and its state. */
  kind: string;
  email: string;
}

interface Call {
  what: string;
  people: Person[];
  send: (url: string, email: string) => Promise<number>;
  status: number;
  /** Whether the calls of a round are sent concurrently. */
  atOnce?: boolean;
}

/** Whether the duration of an account call discloses that an address has an account. */
export const bench: Bench = {
  name: 'account-timing',
  async *run() {
    const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
    const product = await nodeProcess(BUILT, {
      DATA_DIR: folder,
      ADMIN_TOKEN,
      BETA_EMAILS: `*@${LISTED}`,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    });
    await product.start();
    const server = new TestServer(product.url, folder);
    for (const call of callsOf(await peopleOf(server, product.url))) {
      yield* await compare(product.url, call);
    }
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
};

interface People {
  verified: Person;
  pending: Person;
  unknown: Person;
  /** Has an account and is no longer invited. */
  dropped: Person;
}

async function peopleOf(server: TestServer, url: string): Promise<People> {
  const verified = { kind: 'account', email: `ana@${LISTED}` };
  const pending = { kind: 'not verified', email: `bia@${LISTED}` };
  await server.register(verified.email);
  const token = encodeURIComponent(await server.mailedToken(verified.email));
  await fetch(`${url}/api/auth/verify-email?token=${token}`);
  await server.register(pending.email);
  const unknown = { kind: 'nobody', email: `eva@${LISTED}` };
  const dropped = { kind: 'account', email: 'gil@outra.example' };
  const invitation = { emails: [dropped.email] };
  await server.asOperator().post('/api/admin/beta', invitation);
  await server.register(dropped.email);
  await server.asOperator().delete('/api/admin/beta', invitation);
  return { verified, pending, unknown, dropped };
}

function callsOf({ verified, pending, unknown, dropped }: People): Call[] {
  const wrong = 'errada-errada-1';
  const all = [verified, pending, unknown];
  return [
    {
      what: 'sign-in, wrong password',
      people: all,
      send: post('sign-in/email', (email) => ({ email, password: wrong })),
      status: 401,
    },
    {
      what: 'request-password-reset',
      people: all,
      send: post('request-password-reset', (email) => ({ email })),
      status: 200,
      atOnce: true,
    },
    {
      what: 'send-verification-email',
      people: all,
      send: post('send-verification-email', (email) => ({ email })),
      status: 200,
      atOnce: true,
    },
    {
      what: 'checkBetaUsers',
      people: all,
      send: post('checkBetaUsers', (email) => ({ email })),
      status: 200,
    },
    {
      what: 'sign-up, not invited',
      people: [dropped, { kind: 'nobody', email: 'rui@outra.example' }],
      send: post('sign-up/email', (email) => ({
        name: 'Ana',
        email,
        phone: '+5511988887777',
        password: PASSWORD,
      })),
      status: 403,
    },
  ];
}

const post =
  (path: string, body: (email: string) => object) =>
  async (url: string, email: string): Promise<number> => {
    const response = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body(email)),
    });
    await response.arrayBuffer();
    return response.status;
  };

/** All kinds in each round, in rotating order, so that other load affects all of them. */
async function compare(url: string, call: Call): Promise<Figure[]> {
  const { what, people, atOnce = false } = call;
  const times = people.map((): number[] => []);
  for (let round = -WARM_UP; round < SAMPLES; round++) {
    const order = people.map((_, turn) => Math.abs(round + turn) % people.length);
    const sample = async (at: number) => {
      const took = await timed(url, call, people[at]?.email ?? '');
      if (round >= 0) times[at]?.push(took);
    };
    if (atOnce) await Promise.all(order.map(sample));
    else for (const at of order) await sample(at);
  }
  const medians = times.map((samples) => percentile(samples, 0.5));
  const figures = people.map(
    ({ kind }, at): Figure => ({ what: `${what}: ${kind}`, value: medians[at] ?? 0, unit: 'ms' }),
  );
  const ratio = Math.max(...medians) / Math.min(...medians);
  return [
    ...figures,
    { what: `${what}: ratio of medians`, value: ratio, unit: '×', atMost: AT_MOST },
  ];
}

async function timed(url: string, { what, send, status }: Call, email: string): Promise<number> {
  const start = performance.now();
  const actual = await send(url, email);
  if (actual !== status) throw new Error(`${what} answered ${actual}`);
  return performance.now() - start;
}
