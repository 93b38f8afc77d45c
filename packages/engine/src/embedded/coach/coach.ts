import { storedAct } from '../../conversation/index.ts';
import {
  abortError,
  type CoachEvent,
  type CoachReplyInput,
  EngineError,
  type Run,
} from '../../port.ts';
import { guardedReply } from './guarded-reply.ts';

const WORDS_PER_CHUNK = 4;

/**
 * Streams the reply to one turn, from the conversation so far, the knowledge base, the seller's
 * profile, ICP, scripts and the passages of their documents.
 * @throws EngineError `bad_input` for an empty message, `cancelled` soon after the signal aborts.
 */
export async function* coachReply(
  input: CoachReplyInput,
  { signal }: Run = {},
): AsyncGenerator<CoachEvent, void, undefined> {
  const stopIfAborted = () => {
    if (signal?.aborted) throw abortError(signal);
  };
  stopIfAborted();
  if (input.userInput.trim() === '') throw new EngineError('bad_input');
  const { text, sources, offer, chips, artefact, act, about } = guardedReply(input);
  for (const chunk of chunksOf(text)) {
    yield { type: 'delta', text: chunk };
    // An immediate, not a microtask: a pending abort must be processed first.
    await new Promise((resolve) => setImmediate(resolve));
    stopIfAborted();
  }
  yield { type: 'sources', sources, ...(offer ? { offer } : {}) };
  const details = { act: act.kind, about, chips, artefact, storedAct: storedAct(act, input) };
  yield { type: 'done', interrupted: false, details };
}

/** Groups of words with trailing white space; joined they are the text. */
function chunksOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / WORDS_PER_CHUNK) }, (_, at) =>
    words.slice(at * WORDS_PER_CHUNK, (at + 1) * WORDS_PER_CHUNK).join(''),
  );
}
