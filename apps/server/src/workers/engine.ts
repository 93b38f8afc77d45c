import { EventEmitter, on } from 'node:events';
import {
  abortError,
  type CoachEvent,
  type Engine,
  type PromptNotes,
  type Run,
} from '@salesai/engine/port';
import { createEngine } from '@salesai/engine/wrap';
import type { Workers } from './jobs.ts';

const optionsOf = ({ signal, onProgress }: Run = {}) => ({ signal, onEvent: onProgress });

/** The embedded engine on worker threads. */
export const createPooledEngine = (workers: Workers): Engine =>
  createEngine(
    { kind: 'embedded', model: null },
    {
      generate: (job, input, run) => workers.run(job, input, optionsOf(run)),
      stream: (job, input, { signal }) =>
        streamed(signal, (own, onEvent) => workers.run(job, input, { signal: own, onEvent })),
    },
  );

/** The embedded engine's notes for the prompts of a language model, from worker threads. */
export const createPooledNotes = (workers: Workers): PromptNotes => ({
  ...createPooledEngine(workers),
  channelNotes: (input, run) => workers.run('channelNotes', input, { signal: run?.signal }),
  factNotes: (input, run) => workers.run('factNotes', input, { signal: run?.signal }),
  coachNotes: (input, run) => workers.run('coachNotes', input, { signal: run?.signal }),
  acceptsLine: (input, run) => workers.run('acceptsLine', input, { signal: run?.signal }),
});

/** Yields the events of a job, then throws its failure; a consumer that stops early ends the job. */
async function* streamed(
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal, onEvent: (event: CoachEvent) => void) => Promise<unknown>,
): AsyncGenerator<CoachEvent, void, undefined> {
  const stopped = new AbortController();
  const emitter = new EventEmitter<{ event: [CoachEvent]; end: []; error: [unknown] }>();
  // Nobody listens to a failure after the reader has stopped.
  emitter.on('error', () => undefined);
  const events = on(emitter, 'event', { close: ['end'] });
  start(signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal, (event) =>
    emitter.emit('event', event),
  ).then(
    () => emitter.emit('end'),
    (error: unknown) => emitter.emit('error', error),
  );
  try {
    for await (const [event] of events) {
      yield event;
      if (signal?.aborted) throw abortError(signal);
    }
  } finally {
    stopped.abort();
  }
}
