import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const JOURNAL = 'unsynced_files';

/**
 * Tracks which database files may have unsynced writes, in a journal written before each file's first
 * write. After a kill, recovery syncs these instead of all thousand files. The journal needs no sync:
 * after a power cut there is no unsynced write that a sync could save.
 */
export class UnsyncedFiles {
  readonly #dataDir: string;
  readonly #written = new Set<string>();
  /** Files of the previous process; null while unknown, so that no sync is skipped. */
  #inherited: Set<string> | null;
  #journal: number | null = null;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#inherited = this.#read();
    if (this.#inherited) this.#journal = openSync(this.#path, 'a');
  }

  /** @param path below the data directory, as in all calls. */
  mayContain(path: string): boolean {
    return this.#inherited?.has(path) !== false || this.#written.has(path);
  }

  /** To be called before a file is created, written, truncated or renamed. */
  add(path: string): void {
    if (this.#written.has(path)) return;
    this.#written.add(path);
    this.#append(`${path}\n`);
  }

  /** Starts a new journal, once the database is open and has synced everything it found. */
  begin(): void {
    if (this.#journal !== null) closeSync(this.#journal);
    this.#inherited = new Set();
    const draft = `${this.#path}.new`;
    try {
      this.#journal = openSync(draft, 'w');
      this.#append([this.#identity(), ...this.#written, ''].join('\n'));
      renameSync(draft, this.#path);
    } catch {
      this.#abandon();
    }
  }

  #append(lines: string): void {
    if (this.#journal === null) return;
    try {
      if (writeSync(this.#journal, lines) < Buffer.byteLength(lines)) this.#abandon();
    } catch {
      this.#abandon();
    }
  }

  /** For a full disk: without a journal, the next start syncs every file. */
  #abandon(): void {
    if (this.#journal !== null) closeSync(this.#journal);
    this.#journal = null;
    for (const file of [this.#path, `${this.#path}.new`]) rmSync(file, { force: true });
  }

  get #path(): string {
    return join(this.#dataDir, JOURNAL);
  }

  /** Null without a journal of exactly this folder: a copy has other inodes. */
  #read(): Set<string> | null {
    try {
      const [identity, ...paths] = readFileSync(this.#path, 'utf8').split('\n');
      return identity === this.#identity() ? new Set(paths) : null;
    } catch {
      return null;
    }
  }

  #identity(): string {
    const { dev, ino } = statSync(join(this.#dataDir, 'PG_VERSION'));
    return `${dev}:${ino}`;
  }
}
