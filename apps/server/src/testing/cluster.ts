import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/lib/started.mjs';
import type { TestDatabase } from './database.ts';
import { type NodeProcess, nodeProcess, serverEntry } from './node-process.ts';
import { type ReverseProxy, startProxy } from './proxy.ts';
import { ADMIN_TOKEN, TestServer } from './server.ts';

/** Several nodes on one PostgreSQL behind one reverse proxy, as in production. */
export interface Cluster {
  readonly proxy: ReverseProxy;
  readonly nodes: readonly NodeProcess[];
  /** Reaches whichever node the proxy chooses. */
  readonly proxied: TestServer;
  /** Reaches one node directly, without the proxy. */
  at(node: number): TestServer;
  stop(): Promise<void>;
}

/** @param database an empty, migrated PostgreSQL; all nodes share its data directory. */
export async function startCluster(
  { env, dataDir }: Pick<TestDatabase, 'env' | 'dataDir'>,
  size = 3,
): Promise<Cluster> {
  const port = await freePort();
  const environment = {
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_TOKEN,
    BETA_EMAILS: '*',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'jumping-clock.ts')}`,
  };
  const nodes = await Promise.all(
    Array.from({ length: size }, () => nodeProcess(serverEntry(), environment)),
  );
  await Promise.all(nodes.map((node) => node.start()));
  const proxy = await startProxy(
    port,
    nodes.map((node) => node.port),
  );
  return {
    proxy,
    nodes,
    proxied: new TestServer(proxy.url, dataDir),
    at: (node) => new TestServer(nodes[node]?.url ?? '', dataDir),
    async stop() {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      await proxy.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
