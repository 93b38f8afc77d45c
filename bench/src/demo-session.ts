import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@salesai/server/config';
import { start } from '@salesai/server/start';

/** A signed-in session of the demo account, on a server in this process. */
export interface Session {
  get(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server with a language model on a fresh folder and signs its demo account in. */
export async function openSession(dataDir: string, providerUrl: string): Promise<Session> {
  const server = await start(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'loopback',
      AI_BASE_URL: providerUrl,
    }),
  );
  const account = readFileSync(join(dataDir, 'demo-account'), 'utf8');
  const [email, password] = ['email', 'password'].map(
    (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(account)?.[1],
  );
  const signedIn = await fetch(`${server.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = await fetch(`${server.address}/api/auth/token`, { headers: { cookie } });
  const { token } = await answer.json();
  return {
    async get(path) {
      const response = await fetch(`${server.address}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    },
    close: server.stop,
  };
}
