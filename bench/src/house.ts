import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { populate } from '@salesai/server/testing/populate';
import { TestServer } from '@salesai/server/testing/server';
import { dress, type Member, memberOf } from './crowd.ts';
import { freshDatabaseOn } from './outside.ts';
import { templateSeller } from './template.ts';

const SECRET = 'only-for-benches-'.repeat(3);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');

/** A database of many sellers, some of whom work, and the nodes on it. */
export interface House {
  sellers: number;
  url: string;
  members: Member[];
  nodes: NodeProcess[];
  /** The id of a seller made through the API, who has one of everything. */
  template: string;
  loadedS: number;
  grow(): Promise<void>;
  close(): Promise<void>;
}

/** @param active how many of them work, spread over all. */
export async function house(server: string, sellers: number, active: number): Promise<House> {
  const url = await freshDatabaseOn(server, `salesai_bench_${sellers}`);
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const start = performance.now();
  await populate(url, sellers);
  const loadedS = (performance.now() - start) / 1000;
  const nodes: NodeProcess[] = [];
  const grow = async () => {
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
  await grow();
  const template = await templateSeller(new TestServer(nodes[0]?.url ?? '', folder));
  const step = Math.floor(sellers / active);
  await dress(url, template, { step, count: active });
  return {
    sellers,
    url,
    nodes,
    template,
    loadedS,
    grow,
    members: Array.from({ length: active }, (_, n) => memberOf(SECRET, (n + 1) * step)),
    async close() {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
