import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { freePort, untilReady } from '../scripts/lib/started.mjs';

export const PASSWORD = 'um-segredo-bom-9';
const ROOT = join(import.meta.dirname, '..');
const ENTRY = join(ROOT, 'apps', 'server', 'dist', 'main.js');
const ADMIN = join(ROOT, 'scripts', 'admin.mjs');
const run = promisify(execFile);

/** The product as `npm start` runs it, on its own port. */
export interface ProductServer {
  url: string;
  /** The link in the newest mail to an address. */
  mailedLink(to: string): Promise<string>;
  /** Creates a verified account through the API. */
  newSeller(name?: string): Promise<{ email: string; password: string }>;
  /** Runs a command of `npm run admin --`. */
  admin(...args: string[]): Promise<void>;
  /** The log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the product with additional settings; a given DATA_DIR is not deleted at the end. */
export async function startProduct(env: Record<string, string> = {}): Promise<ProductServer> {
  const dataDir = env.DATA_DIR ?? (await freshData());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: String(port),
      DATA_DIR: dataDir,
      BETA_EMAILS: '*@loja.example',
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      ...env,
    },
  });
  let output = '';
  server.stdout?.on('data', (data) => {
    output += String(data);
  });
  await untilReady(server);
  const mailedLink = (to: string) => newestLink(join(dataDir, 'outbox'), to);
  return {
    url,
    mailedLink,
    newSeller: (name = 'Ana Souza') => newSeller(url, name, mailedLink),
    log: () => output,
    async admin(...args) {
      const env = { ...process.env, HOST: 'localhost', PORT: String(port), DATA_DIR: dataDir };
      await run(process.execPath, [ADMIN, ...args], { env });
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function newSeller(
  url: string,
  name: string,
  mailedLink: ProductServer['mailedLink'],
): Promise<{ email: string; password: string }> {
  const address = name.toLowerCase().replaceAll(' ', '.');
  const email = `${address}.${randomUUID().slice(0, 5)}@loja.example`;
  const form = { name, email, phone: '+55 (11) 98888-7777', password: PASSWORD };
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  if (!answer.ok) throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
  const token = new URL(await mailedLink(email)).searchParams.get('token') ?? '';
  await fetch(`${url}/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  return { email, password: PASSWORD };
}

/** A new data directory: a copy of the one of first-start.ts, if there is one. */
async function freshData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salesai-e2e-'));
  const started = process.env.FIRST_START_DATA;
  // Synchronous: the asynchronous copy is ten times slower.
  if (started) cpSync(started, folder, { recursive: true });
  return folder;
}

async function newestLink(folder: string, to: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const names = await readdir(folder).catch(() => []);
    const mail = names
      .filter((name) => name.endsWith(`-${to}.eml`))
      .sort()
      .at(-1);
    if (mail) {
      const { text = '' } = await PostalMime.parse(await readFile(join(folder, mail)));
      const link = /https?:\/\/\S+/.exec(text)?.[0];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${to}`);
}
