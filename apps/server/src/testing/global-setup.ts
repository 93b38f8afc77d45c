import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type DatabaseLocation, openDatabase } from '../db/open.ts';
import { startQueue } from '../jobs/pg-boss.ts';
import { files } from '../paths.ts';
import { onServer } from './database.ts';

/** The database that each test file copies. */
export type Template =
  | { kind: 'embedded'; folder: string }
  | { kind: 'postgres'; url: string; database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** Makes the migrated template once per run; the embedded one is cached until the migrations change. */
export default async function setup(project: TestProject): Promise<void> {
  const url = project.config.env.SERVER_TEST_DATABASE;
  project.provide('template', url ? await postgresTemplate(url) : await embeddedTemplate());
}

async function embeddedTemplate(): Promise<Template> {
  const cache = join(files.root, 'node_modules', '.cache', 'salesai-test');
  const folder = join(cache, `template-${migrationsHash()}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(cache, { recursive: true });
    await prepare({ dataDir: unfinished });
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  return { kind: 'embedded', folder };
}

async function postgresTemplate(url: string): Promise<Template> {
  const name = 'salesai_template';
  await onServer(url, `drop database if exists ${name} with (force)`);
  await onServer(url, `create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  await prepare({ url: target.href, poolSize: 2 });
  return { kind: 'postgres', url, database: name };
}

/** Creates the tables of the product and of the job queue. */
async function prepare(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  await database.migrate(files.migrations);
  const queue = await startQueue(database.boss, pino({ level: 'silent' }));
  await queue.stop();
  await database.close();
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(files.migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(files.migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
