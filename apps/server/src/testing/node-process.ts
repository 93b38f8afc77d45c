import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, untilReady } from '../../../../scripts/lib/started.mjs';

/** One node of the product as a separate process; its port stays the same over restarts. */
export interface NodeProcess {
  readonly url: string;
  readonly port: number;
  /** Process id of the current run. */
  pid(): number;
  /** Starts or restarts it; resolves when it reports that it is ready. */
  start(): Promise<void>;
  /** Sets the next offset of jumping-clock.ts, which must be preloaded. @returns the offset in hours. */
  setClock(): Promise<number>;
  /** Sends a signal and waits for the exit. @returns the exit code; null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * @param entry the built server, or its source.
 * @param env the whole environment of the process but PORT and PATH.
 * @param args its command-line arguments.
 */
export async function nodeProcess(
  entry: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<NodeProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    start() {
      child = spawn(process.execPath, [entry, ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env.PATH, PORT: String(port), ...env },
      });
      return untilReady(child);
    },
    setClock() {
      const reported = new Promise<number>((resolve) =>
        child?.stdout?.once('data', (data) => resolve(Number(/by (-?\d+) h/.exec(data)?.[1]))),
      );
      child?.kill('SIGUSR2');
      return reported;
    },
    async end(signal) {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return null;
      const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
      running.kill(signal);
      return ended;
    },
  };
}

/** The entry point that tests start: the built server, which `npm test` sets, else its source. */
export const serverEntry = (): string =>
  process.env.SALESAI_SERVER_ENTRY ?? join(import.meta.dirname, '..', 'main.ts');
