import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Another process has the data directory open. */
export class DataDirLockedError extends Error {
  readonly pid: number | null;

  constructor(dataDir: string, pid: number | null) {
    super(`The data directory ${dataDir} is already open in process ${pid ?? 'unknown'}`);
    this.name = 'DataDirLockedError';
    this.pid = pid;
  }
}

export type Unlock = () => Promise<void>;

/**
 * Locks the data directory for this process. PGlite has no lock, and two processes destroy data.
 * The lock is a listening socket: the kernel closes it when its process ends, also by kill -9.
 * @throws DataDirLockedError with the owner's pid.
 */
export async function lockDataDir(dataDir: string): Promise<Unlock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const address = lockAddress(realpathSync(dataDir));
  const server = (await listen(address)) ?? (await takeOver(dataDir, address));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockAddress(path: string): string {
  const key = createHash('sha256').update(path).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\salesai-${key}`;
  if (process.platform === 'linux') return `\0salesai-${key}`;
  return join(path, '..', `.${key}.lock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', (error: Error & { code?: string }) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A socket file may outlive its process; a running owner answers with its pid. */
async function takeOver(dataDir: string, address: string): Promise<Server> {
  const owner = await ownerOf(address);
  const isFile = !address.startsWith('\0') && process.platform !== 'win32';
  if (owner !== null || !isFile) throw new DataDirLockedError(dataDir, owner);
  rmSync(address, { force: true });
  const server = await listen(address);
  if (!server) throw new DataDirLockedError(dataDir, null);
  return server;
}

function ownerOf(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = '';
    connect(address)
      .on('data', (data) => {
        answer += String(data);
      })
      .on('error', () => resolve(null))
      .on('close', () => resolve(Number(answer) || null));
  });
}
