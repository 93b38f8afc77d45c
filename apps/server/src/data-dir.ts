import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of group and others. */
export const GROUP_AND_OTHERS = 0o077;
const OWNER_ONLY_FOLDER = 0o700;
const DAY_MS = 86_400_000;

/** Temporary files of a killed process: backups, moves and secrets being written. */
const TEMPORARY = /^(?:backup-[\w-]+\.part|move-\d+\.part|(?:auth-secret|admin-token)\.\d+)$/;
const TEMPORARY_MAIL = /\.eml\.part$/;

/**
 * Removes access of other users to the data folder and everything in it. Synchronous: a thousand
 * asynchronous calls would take ten times as long.
 * @returns how many files and folders were accessible to others.
 */
export function restrictToOwner(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...paths.map((path) => join(folder, path))].filter(restrict).length;
}

function restrict(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // A link has no permissions of its own, and its target may belong to another user.
  if (!entry || entry.isSymbolicLink() || (entry.mode & GROUP_AND_OTHERS) === 0) return false;
  chmodSync(path, entry.mode & ~GROUP_AND_OTHERS & 0o7777);
  return true;
}

/**
 * Deletes temporary files of killed processes in the data folder.
 * @param options.exclusive whether no other process uses the folder; otherwise only files older than a
 * day are deleted.
 * @returns how many were deleted.
 */
export function removeTemporaryFiles(folder: string, options: { exclusive: boolean }): number {
  const before = options.exclusive ? Number.POSITIVE_INFINITY : Date.now() - DAY_MS;
  const temporary = [
    ...matching(folder, TEMPORARY),
    ...matching(join(folder, 'outbox'), TEMPORARY_MAIL),
  ];
  const stale = temporary.filter(
    (path) => (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? before) < before,
  );
  for (const path of stale) rmSync(path, { force: true });
  return stale.length;
}

function matching(folder: string, pattern: RegExp): string[] {
  try {
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
