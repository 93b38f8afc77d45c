import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './testing/database.ts';
import { serverEntry } from './testing/node-process.ts';

describe('Server process', () => {
  let fresh: TestDatabase;
  const running: ReturnType<typeof observe>[] = [];
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
  });
  afterAll(() => fresh.drop());

  const launch = (env: Record<string, string> = {}, cwd = fresh.dataDir) => {
    const child = spawn(process.execPath, [serverEntry()], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: fresh.dataDir,
        DEMO: 'off',
        LOG_LEVEL: 'warn',
        ...fresh.env,
        ...env,
      },
    });
    const server = observe(child);
    running.push(server);
    return server;
  };

  it('prints its address, answers requests and exits cleanly on SIGTERM', async () => {
    const server = launch();
    const address = await server.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  });

  it('stops in order after two signals at once', async () => {
    const server = launch({ SHUTDOWN_DELAY_MS: '500' });
    await server.ready;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  });

  it('exits with one line when the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      }),
    );
    const ended = await launch({ PORT: String(port) }).ended;
    other.close();
    expect(ended).toEqual({ code: 1, errors: `Port ${port} on 127.0.0.1 is already taken\n` });
  });

  it('exits with a list of all invalid values of its .env', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'salesai-env-'));
    writeFileSync(join(folder, '.env'), 'AI_TIMEOUT_MS=soon\nRATE_LIMITS=maybe\n');
    const { code, errors } = await launch({}, folder).ended;
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /AI_TIMEOUT_MS must be[^\n]{0,400}\n[^\n]{0,99}RATE_LIMITS must be[^\n]{0,400}\n$/,
    );
  });

  it('refuses a data directory that another process has open', async ({ skip }) => {
    if (fresh.env.DATABASE_URL) skip('an external database may be shared');
    const first = launch();
    await first.ready;
    const { code, errors } = await launch().ended;
    expect(code).toBe(1);
    expect(errors).toContain(`already open in process ${first.child.pid}`);
  });
});

interface Ended {
  code: number | null;
  errors: string;
}

function observe(child: ChildProcess) {
  let output = '';
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += String(data);
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code, errors })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      output += String(data);
      const address = /SalesAI ready on (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ code }) => reject(new Error(`Ended with ${code}: ${errors}`)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready };
}
