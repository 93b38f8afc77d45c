import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../db/open.ts';

export const AUTH_SECRET = 'only-for-tests-'.repeat(4);

declare global {
  /** Missing in Node's types. */
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

/**
 * Referenced as long as this process runs: the embedded databases of all test files then share the
 * compiled module instead of compiling nine megabytes each.
 */
let compiled: Promise<WebAssembly.Module> | undefined;
async function compile() {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(library, 'pglite.wasm')));
}

/** A new, migrated database for one test file, with the environment variables that select it. */
export interface TestDatabase {
  location: DatabaseLocation;
  env: Record<string, string>;
  dataDir: string;
  drop(): Promise<void>;
}

/**
 * Copies the template that global-setup.ts made, which is much faster than an initdb. Copies
 * synchronously: a thousand small files through Node's thread pool take ten times as long.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salesai-test-'));
  const template = inject('template');
  if (template.kind === 'embedded') {
    compiled ??= compile();
    await compiled;
    const location = { dataDir: join(dataDir, 'database') };
    cpSync(template.folder, location.dataDir, { recursive: true });
    return {
      location,
      env: {},
      dataDir,
      drop: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template.url, `create database ${name} template ${template.database}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return {
    location: { url: url.href, poolSize: 5 },
    env: {
      DATABASE_URL: url.href,
      AUTH_SECRET,
      DATABASE_POOL_SIZE: '5',
    },
    dataDir,
    async drop() {
      await onServer(template.url, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement outside a transaction, such as `create database`. */
export async function onServer(url: string, statement: string): Promise<void> {
  await rowsOn(url, statement);
}

/** Returns the rows of one statement, run on a connection of its own. */
export async function rowsOn<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
