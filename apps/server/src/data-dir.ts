import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of anybody but the owner. */
export const OTHERS = 0o077;
const OWNER_ONLY_FOLDER = 0o700;
const DAY_MS = 86_400_000;

/** What an ended process may have left: parts of backups and moves, and secrets on their way. */
const TEMPORARY = /^(?:backup-[\w-]+\.part|move-\d+\.part|(?:auth-secret|admin-token)\.\d+)$/;
const TEMPORARY_LETTER = /\.eml\.part$/;

/**
 * Closes the data folder and everything in it to other users of this machine.
 * In one go, as a thousand small files one by one through Node's pool take ten times as long.
 * @returns how many files and folders were open to others.
 */
export function restrictToOwner(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...paths.map((path) => join(folder, path))].filter(closeOne).length;
}

function closeOne(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // A link has no permissions of its own, and what it leads to is not ours.
  if (!entry || entry.isSymbolicLink() || (entry.mode & OTHERS) === 0) return false;
  chmodSync(path, entry.mode & ~OTHERS & 0o7777);
  return true;
}

/**
 * Removes files that a process which ended in the middle left in the data folder.
 * @param options.exclusive whether no other process uses the folder; else only files of yesterday go.
 * @returns how many were removed.
 */
export function removeTemporaryFiles(folder: string, options: { exclusive: boolean }): number {
  const before = options.exclusive ? Number.POSITIVE_INFINITY : Date.now() - DAY_MS;
  const found = [
    ...matching(folder, TEMPORARY),
    ...matching(join(folder, 'outbox'), TEMPORARY_LETTER),
  ];
  const stale = found.filter(
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
