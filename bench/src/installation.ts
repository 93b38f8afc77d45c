import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { populate } from '@salesai/server/testing/populate';
import { TestServer } from '@salesai/server/testing/server';
import { type ActiveSeller, activeSeller, copyTemplate } from './active-sellers.ts';
import { freshDatabase } from './fresh-database.ts';
import { templateSeller } from './template.ts';

const SECRET = 'only-for-benches-'.repeat(3);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');

/** A database with many sellers, some of them active, and the nodes that use it. */
export interface Installation {
  sellers: number;
  url: string;
  activeSellers: ActiveSeller[];
  nodes: NodeProcess[];
  /** The id of a seller created through the API, with one of everything. */
  template: string;
  loadSeconds: number;
  addNode(): Promise<void>;
  close(): Promise<void>;
}

/** @param active how many of the sellers are active, spread evenly. */
export async function createInstallation(
  server: string,
  sellers: number,
  active: number,
): Promise<Installation> {
  const url = await freshDatabase(server, `salesai_bench_${sellers}`);
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const start = performance.now();
  await populate(url, sellers);
  const loadSeconds = (performance.now() - start) / 1000;
  const nodes: NodeProcess[] = [];
  const addNode = async () => {
    const node = await nodeProcess(BUILT, {
      DATABASE_URL: url,
      AUTH_SECRET: SECRET,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: folder,
      BETA_EMAILS: '*',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    });
    await node.start();
    nodes.push(node);
  };
  await addNode();
  const template = await templateSeller(new TestServer(nodes[0]?.url ?? '', folder));
  const step = Math.floor(sellers / active);
  await copyTemplate(url, template, { step, count: active });
  return {
    sellers,
    url,
    nodes,
    template,
    loadSeconds,
    addNode,
    activeSellers: Array.from({ length: active }, (_, n) => activeSeller(SECRET, (n + 1) * step)),
    async close() {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
