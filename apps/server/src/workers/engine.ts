import { EventEmitter, on } from 'node:events';
import type { Notes } from '@salesai/engine/embedded/notes';
import { stoppedBy } from '@salesai/engine/embedded/steps';
import type { CoachEvent, Engine, Run } from '@salesai/engine/port';
import type { Workers } from './jobs.ts';

const optionsOf = ({ signal, onProgress }: Run = {}) => ({ signal, onEvent: onProgress });

/** The embedded engine on worker threads. */
export function createPooledEngine(workers: Workers): Engine {
  return {
    info: { kind: 'embedded', model: null },
    sellerProfile: (input, run) => workers.run('sellerProfile', input, optionsOf(run)),
    icpProfile: (input, run) => workers.run('icpProfile', input, optionsOf(run)),
    channelPlan: (input, run) => workers.run('channelPlan', input, optionsOf(run)),
    channelScripts: (input, run) => workers.run('channelScripts', input, optionsOf(run)),
    coachReply: (input, { signal } = {}) =>
      streamed(signal, (own, onEvent) =>
        workers.run('coachReply', input, { signal: own, onEvent }),
      ),
  };
}

/** The embedded engine's notes for prompts of a language model, on worker threads. */
export const createPooledNotes = (workers: Workers): Notes => ({
  ...createPooledEngine(workers),
  coachNotes: (input, run) => workers.run('coachNotes', input, { signal: run?.signal }),
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
      if (signal?.aborted) throw stoppedBy(signal);
    }
  } finally {
    stopped.abort();
  }
}
