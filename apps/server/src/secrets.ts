import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export interface Secrets {
  authSecret: string;
  adminToken: string;
}

/** The secrets that are configured, or else made once and kept in the data folder (mode 0600). */
export async function readSecrets(config: Config): Promise<Secrets> {
  return {
    authSecret: config.authSecret ?? (await kept(config.dataDir, 'auth-secret')),
    adminToken: config.adminToken ?? (await kept(config.dataDir, 'admin-token')),
  };
}

async function kept(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const existing = await readFile(path, 'utf8').catch(missing);
  if (existing?.trim()) return existing.trim();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // A link never replaces: of two starts at once, one secret wins and both read it.
  await link(aside, path).catch(alreadyThere);
  await rm(aside);
  return (await readFile(path, 'utf8')).trim();
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function missing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}

function alreadyThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}
