import { readConfig, readEnvironment } from './config.ts';
import { start } from './start.ts';

// No other user may read what this process writes, including the embedded database.
process.umask(0o077);

try {
  const server = await start(readConfig(readEnvironment()));
  process.stdout.write(`SalesAI ready on ${server.address}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void end(server.stop));
} catch (error) {
  fail(error);
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
