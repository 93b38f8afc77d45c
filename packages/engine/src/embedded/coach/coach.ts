import {
  abortError,
  type CoachEvent,
  type CoachReplyInput,
  EngineError,
  type Run,
} from '../../port.ts';
import { saysSomething } from '../../shared/text.ts';
import { replyTo } from './reply.ts';

const WORDS_A_PIECE = 4;

/**
 * Answers one turn of the conversation with the seller, piece by piece: rules over the knowledge
 * base, the seller's profile, ICP, scripts and the passages of their documents.
 * @throws EngineError `bad_input` when nothing was said, `cancelled` soon after the signal aborts.
 */
export async function* coachReply(
  input: CoachReplyInput,
  { signal }: Run = {},
): AsyncGenerator<CoachEvent, void, undefined> {
  const stopIfAborted = () => {
    if (signal?.aborted) throw abortError(signal);
  };
  stopIfAborted();
  if (!saysSomething(input.userInput)) throw new EngineError('bad_input');
  const { text, sources } = replyTo(input);
  for (const piece of pieces(text)) {
    yield { type: 'delta', text: piece };
    // An immediate, not a microtask: an abort that waits in the event loop must get its turn.
    await new Promise((resolve) => setImmediate(resolve));
    stopIfAborted();
  }
  yield { type: 'sources', sources };
  yield { type: 'done', interrupted: false };
}

/** Groups of words with the white space behind them, so that joining them gives the text back. */
function pieces(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / WORDS_A_PIECE) }, (_, at) =>
    words.slice(at * WORDS_A_PIECE, (at + 1) * WORDS_A_PIECE).join(''),
  );
}
