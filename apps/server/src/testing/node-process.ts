import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, untilReady } from '../../../../scripts/lib/started.mjs';

/** One node of the product as a process of its own, on a port that stays its own. */
export interface NodeProcess {
  readonly url: string;
  readonly port: number;
  /** Process id of the present run. */
  pid(): number;
  /** Starts it (again); resolves when it says that it is ready. */
  start(): Promise<void>;
  /** Sets the clock of a node that was preloaded with jumping-clock.ts; gives the hours it is off. */
  setClock(): Promise<number>;
  /** Sends a signal and waits for the end; gives the exit code, null when the signal was the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * @param entry the built server, or its source.
 * @param env the whole environment of the process but PORT and PATH.
 * @param words its arguments.
 */
export async function nodeProcess(
  entry: string,
  env: Record<string, string>,
  words: string[] = [],
): Promise<NodeProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    start() {
      child = spawn(process.execPath, [entry, ...words], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env.PATH, PORT: String(port), ...env },
      });
      return untilReady(child);
    },
    setClock() {
      const said = new Promise<number>((resolve) =>
        child?.stdout?.once('data', (data) => resolve(Number(/by (-?\d+) h/.exec(data)?.[1]))),
      );
      child?.kill('SIGUSR2');
      return said;
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

/** The server that these tests start: the built one where it was built, else its source. */
export const serverEntry = (): string =>
  process.env.SALESAI_SERVER_ENTRY ?? join(import.meta.dirname, '..', 'main.ts');
