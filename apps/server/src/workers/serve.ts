import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Handlers } from './handlers.ts';
import type { WorkerJob, WorkerJobs } from './jobs.ts';
import { asFailure, type Reply, type Request } from './protocol.ts';

/** Answers the main thread's requests, one job at a time. */
export function serve(handlers: Handlers): void {
  const port = required(parentPort);
  const reply = (message: Reply, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  const stops = new Map<number, AbortController>();

  async function perform<Job extends WorkerJob>(
    id: number,
    job: Job,
    input: WorkerJobs[Job]['input'],
  ): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    const emit = (event: unknown) => reply({ id, event });
    try {
      const output = await handlers[job](input, { signal: stop.signal, emit });
      reply({ id, output }, ownMemoryOf(output));
    } catch (error) {
      reply({ id, failure: asFailure(error) });
    } finally {
      stops.delete(id);
    }
  }

  port.on('message', (request: Request) => {
    if ('stop' in request) stops.get(request.id)?.abort();
    else void perform(request.id, request.job, request.input);
  });
  reply({ ready: true });
}

/** Bytes are handed over rather than copied. */
function ownMemoryOf(output: unknown): ArrayBuffer[] {
  return output instanceof Uint8Array && output.buffer instanceof ArrayBuffer
    ? [output.buffer]
    : [];
}

function required(port: MessagePort | null): MessagePort {
  if (!port) throw new Error('Jobs are served from a worker thread');
  return port;
}
