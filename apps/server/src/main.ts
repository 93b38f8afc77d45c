import { readConfig, readEnvironment } from './config.ts';
import { start } from './start.ts';

// No other user may read what this process writes, including the embedded database.
process.umask(0o077);

try {
  const server = await start(readConfig(readEnvironment()));
  stopOnSignal(server.stop);
  process.stdout.write(`SalesAI ready on ${server.address}\n`);
} catch (error) {
  fail(error);
}

/**
 * Further signals change nothing: Ctrl-C reaches this process from the terminal and from `npm start`,
 * and the second would end it before its database is closed. What waits is bounded (config.ts).
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) void end(stop);
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}

async function end(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/** Prints the message only, which is one sentence for the operator. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
