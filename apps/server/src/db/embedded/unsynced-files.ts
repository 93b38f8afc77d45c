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
 * Which files of a database may hold writes that were not synced: a journal beside them names each
 * before its first write. After a kill, recovery then syncs these and not all thousand files.
 * The journal itself needs no sync: after a power cut no write is left that a sync could still save.
 */
export class UnsyncedFiles {
  readonly #dataDir: string;
  readonly #written = new Set<string>();
  /** What the process before left behind; null while that is unknown, so that no sync is skipped. */
  #inherited: Set<string> | null;
  #journal: number | null = null;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#inherited = this.#read();
    if (this.#inherited) this.#journal = openSync(this.#path, 'a');
  }

  /** @param path below the data directory, as in all calls. */
  mayHold(path: string): boolean {
    return this.#inherited?.has(path) !== false || this.#written.has(path);
  }

  /** Call before a file is created, written, truncated or given another name. */
  add(path: string): void {
    if (this.#written.has(path)) return;
    this.#written.add(path);
    this.#append(`${path}\n`);
  }

  /** Begins a new journal: the database is open, so all that it found has been synced. */
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

  /** The disk is full: without a journal the next start syncs every file. */
  #abandon(): void {
    if (this.#journal !== null) closeSync(this.#journal);
    this.#journal = null;
    for (const file of [this.#path, `${this.#path}.new`]) rmSync(file, { force: true });
  }

  get #path(): string {
    return join(this.#dataDir, JOURNAL);
  }

  /** Null without a journal of exactly these files: it knows nothing of a copy. */
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
