import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export interface Secrets {
  authSecret: string;
  adminToken: string;
}

/** The configured secrets, or ones generated once and stored in the data folder (mode 0600). */
export async function readSecrets(config: Config): Promise<Secrets> {
  return {
    authSecret: config.authSecret ?? (await storedSecret(config.dataDir, 'auth-secret')),
    adminToken: config.adminToken ?? (await storedSecret(config.dataDir, 'admin-token')),
  };
}

async function storedSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const existing = await readFile(path, 'utf8').catch(ignoreMissing);
  if (existing?.trim()) return existing.trim();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // `link` never replaces a file: of two concurrent starts, one secret wins and both read it.
  await link(temporary, path).catch(ignoreExisting);
  await rm(temporary);
  return (await readFile(path, 'utf8')).trim();
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}
