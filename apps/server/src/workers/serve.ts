import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Handlers } from './handlers.ts';
import type { WorkerJob, WorkerJobs } from './jobs.ts';
import { type Reply, type Request, toFailure } from './protocol.ts';

/** Runs the main thread's requests, one job at a time. */
export function serve(handlers: Handlers): void {
  const port = required(parentPort);
  const reply = (message: Reply, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  const controllers = new Map<number, AbortController>();

  async function perform<Job extends WorkerJob>(
    id: number,
    job: Job,
    input: WorkerJobs[Job]['input'],
  ): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    const emit = (event: unknown) => reply({ id, event });
    try {
      const output = await handlers[job](input, { signal: controller.signal, emit });
      reply({ id, output }, transferableOf(output));
    } catch (error) {
      reply({ id, failure: toFailure(error) });
    } finally {
      controllers.delete(id);
    }
  }

  port.on('message', (request: Request) => {
    if ('stop' in request) controllers.get(request.id)?.abort();
    else void perform(request.id, request.job, request.input);
  });
  reply({ ready: true });
}

/** The buffer of an output of bytes, which is transferred rather than copied. */
function transferableOf(output: unknown): ArrayBuffer[] {
  return output instanceof Uint8Array && output.buffer instanceof ArrayBuffer
    ? [output.buffer]
    : [];
}

function required(port: MessagePort | null): MessagePort {
  if (!port) throw new Error('Jobs run in a worker thread only');
  return port;
}
