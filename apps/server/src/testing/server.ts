import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../config.ts';
import type { Db } from '../db/client.ts';
import { type RunningServer, type StartOptions, start } from '../start.ts';
import type { WorkerPool } from '../workers/pool.ts';
import { type Caller, createCaller } from './caller.ts';
import { type AccountRows, copyAccount, openSession, readAccount } from './copied-account.ts';
import { AUTH_SECRET, freshDatabase, type TestDatabase } from './database.ts';
import { sharedWorkers } from './shared-workers.ts';
import { waitFor } from './wait-for.ts';

export const ADMIN_TOKEN = 'the-operator-of-the-tests';
export const PASSWORD = 'um-segredo-bom-9';

/** An API client with a verified account. */
export interface Seller extends Caller {
  email: string;
  /** The session cookie, for account calls; other calls send the ID token. */
  cookie: string;
  /** The header with the ID token, for calls made with plain `fetch`. */
  authorization: string;
}

/** The account that this process registered, on the first server that needed one. */
let registered: Promise<AccountRows> | undefined;

/** A real server on its own new database, for the tests of one file. */
export class TestServer {
  url: string;
  dataDir: string;
  node: RunningServer | undefined;

  constructor(url = '', dataDir = '') {
    this.url = url;
    this.dataDir = dataDir;
  }

  /** The server's database, for assertions that the API does not allow. */
  get db(): Db {
    if (!this.node) throw new Error('The server has not started');
    return this.node.db;
  }

  asNobody(): Caller {
    return createCaller(() => this.url, {});
  }

  asOperator(): Caller {
    return createCaller(() => this.url, this.operatorHeaders());
  }

  operatorHeaders() {
    return { authorization: `Bearer ${ADMIN_TOKEN}` };
  }

  /** The same seller as a client of this node, wherever they signed in. */
  as({ email, cookie, authorization }: Pick<Seller, 'email' | 'cookie' | 'authorization'>): Seller {
    return { ...createCaller(() => this.url, { authorization }), email, cookie, authorization };
  }

  /** Creates a verified, signed-in account; on a server of this process it copies one that was registered. */
  async newSeller(name = 'Ana Souza'): Promise<Seller> {
    const email = `${randomUUID()}@sellers.example`;
    if (this.node) {
      registered ??= this.#registerFirst();
      const id = await copyAccount(this.db, await registered, { email, name });
      return this.#signedIn(email, await openSession(this.db, id, AUTH_SECRET));
    }
    await this.#registerAndVerify(email, name);
    return this.signIn(email, PASSWORD);
  }

  async #registerFirst(): Promise<AccountRows> {
    try {
      return await readAccount(
        this.db,
        await this.#registerAndVerify('the-first@sellers.example', 'A Primeira'),
      );
    } catch (error) {
      registered = undefined;
      throw error;
    }
  }

  async #registerAndVerify(email: string, name: string): Promise<string> {
    await this.register(email, name);
    const token = encodeURIComponent(await this.mailedToken(email));
    await this.asNobody().get(`/api/auth/verify-email?token=${token}`);
    return email;
  }

  register(email: string, name = 'Ana Souza') {
    const form = { name, email, phone: '+55 (11) 98888-7777', password: PASSWORD };
    return this.asNobody().post('/api/auth/sign-up/email', form);
  }

  async signIn(email: string, password: string): Promise<Seller> {
    const answer = await this.asNobody().post('/api/auth/sign-in/email', { email, password });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`);
    return this.#signedIn(email, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  }

  async #signedIn(email: string, cookie: string): Promise<Seller> {
    const { token } = (await createCaller(() => this.url, { cookie }).get('/api/auth/token')).json;
    return this.as({ email, cookie, authorization: `Bearer ${token}` });
  }

  /** The token of the newest mail to an address. */
  async mailedToken(to: string): Promise<string> {
    const token = /[?&]token=([^\s&]+)/.exec(await this.mailedText(to))?.[1];
    if (!token) throw new Error('The mail contains no token');
    return decodeURIComponent(token);
  }

  /** The text of the newest mail to an address; waits until there is one. */
  async mailedText(to: string): Promise<string> {
    const folder = join(this.dataDir, 'outbox');
    let names: string[] = [];
    const newestMail = async () => {
      names = await readdir(folder).catch(() => []);
      return names
        .filter((name) => name.endsWith(`-${to}.eml`))
        .sort()
        .at(-1);
    };
    const file = await waitFor(newestMail, () => `no mail to ${to} among ${names.length}`);
    const { text = '' } = await PostalMime.parse(await readFile(join(folder, file)));
    return text;
  }
}

/**
 * Starts a server before the tests of this file and stops it after them.
 * @param env environment variables; a function when they depend on something started before.
 * @param workers creates the worker pool.
 * @param options another clock, or where push messages may go.
 */
export function useServer(
  env: Record<string, string> | (() => Record<string, string>) = {},
  workers: () => WorkerPool = sharedWorkers,
  options: Omit<StartOptions, 'workers'> = {},
): TestServer {
  let database: TestDatabase | undefined;
  let running: RunningServer | undefined;
  const handle = new TestServer();
  beforeAll(async () => {
    database = await freshDatabase();
    const config = readConfig({
      PORT: '0',
      DATA_DIR: database.dataDir,
      ADMIN_TOKEN,
      AUTH_SECRET,
      BETA_EMAILS: '*',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...database.env,
      ...(typeof env === 'function' ? env() : env),
    });
    running = await start(config, { workers: workers(), ...options });
    handle.url = running.address;
    handle.dataDir = database.dataDir;
    handle.node = running;
  });
  afterAll(async () => {
    await running?.stop();
    await database?.drop();
  });
  return handle;
}
