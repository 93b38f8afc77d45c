import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataDirLockedError } from './lock.ts';

const DISK_FULL = 'the disk is full';
/** Below this the database ends without a reason of its own. */
const LEAST_FREE_BYTES = 2 * 1024 * 1024;

const REASONS: [RegExp, string][] = [
  [/ENOSPC|No space left|disk full|could not extend/i, DISK_FULL],
  [/EROFS|read-only file system/i, 'the file system is read-only'],
  [/EACCES|EPERM|permission denied|not permitted/i, 'there is no permission to write there'],
  [/ENOTDIR|EEXIST/i, 'there is a file in its place'],
  [/ENOENT.{0,200}mkdir/i, 'it cannot be created there: is the file system read-only?'],
];

/** The data directory cannot be used; the message says why in one sentence. */
export class DataDirError extends Error {
  /** Converts an error of the file system or the database into one sentence for the operator. */
  static from(error: unknown, dataDir: string): Error {
    if (error instanceof DataDirLockedError) return error;
    const message = error instanceof Error ? error.message : String(error);
    const known = REASONS.find(([pattern]) => pattern.test(message))?.[1];
    const reason = known ?? (isDiskFull(dataDir) ? DISK_FULL : message.slice(0, 300));
    return new DataDirError(`Cannot use the data directory ${dataDir}: ${reason}`, {
      cause: error,
    });
  }
}

function isDiskFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(dataDir));
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
