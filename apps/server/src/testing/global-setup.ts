import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/client.ts';
import { files } from '../paths.ts';
import { onServer } from './database.ts';

/** What a test file copies its database from. */
export type Template =
  | { kind: 'embedded'; folder: string }
  | { kind: 'postgres'; url: string; database: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** Makes the migrated template once a run, or takes the kept one while the migrations are the same. */
export default async function setup(project: TestProject): Promise<void> {
  const url = project.config.env.SERVER_TEST_DATABASE;
  project.provide('template', url ? await postgresTemplate(url) : await embeddedTemplate());
}

async function embeddedTemplate(): Promise<Template> {
  const cache = join(files.root, 'node_modules', '.cache', 'salesai-test');
  const folder = join(cache, `template-${migrationsHash()}`);
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(cache, { recursive: true });
    const database = await openDatabase({ dataDir: aside });
    await database.migrate(files.migrations);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  }
  return { kind: 'embedded', folder };
}

async function postgresTemplate(url: string): Promise<Template> {
  const name = 'salesai_template';
  await onServer(url, `drop database if exists ${name} with (force)`);
  await onServer(url, `create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const database = await openDatabase({ url: target.href, poolSize: 2 });
  await database.migrate(files.migrations);
  await database.close();
  return { kind: 'postgres', url, database: name };
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(files.migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(files.migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
