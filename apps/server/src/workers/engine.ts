import { EventEmitter, on } from 'node:events';
import type { Notes } from '@salesai/engine/embedded/notes';
import { stoppedBy } from '@salesai/engine/embedded/steps';
import type { CoachEvent, Engine, Run } from '@salesai/engine/port';
import type { Workers } from './jobs.ts';

const optionsOf = ({ signal, onProgress }: Run = {}) => ({ signal, onEvent: onProgress });

/** The embedded engine on worker threads, behind the same port. */
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

/** The embedded engine's part in the prompts of a language model, on worker threads. */
export const createPooledNotes = (workers: Workers): Notes => ({
  ...createPooledEngine(workers),
  coachNotes: (input, run) => workers.run('coachNotes', input, { signal: run?.signal }),
});

/** The events of a job as they come, then its failure; a reader who leaves ends the job. */
async function* streamed(
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal, onEvent: (event: CoachEvent) => void) => Promise<unknown>,
): AsyncGenerator<CoachEvent, void, undefined> {
  const left = new AbortController();
  const emitter = new EventEmitter<{ event: [CoachEvent]; end: []; error: [unknown] }>();
  // Nobody listens to a failure after the reader has left.
  emitter.on('error', () => undefined);
  const events = on(emitter, 'event', { close: ['end'] });
  start(signal ? AbortSignal.any([signal, left.signal]) : left.signal, (event) =>
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
    left.abort();
  }
}
