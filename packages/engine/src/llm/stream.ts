import { streamText } from 'ai';
import { stoppedBy } from '../embedded/steps.ts';
import { EngineError, type EngineErrorKind } from '../port.ts';
import { asEngineError } from './failures.ts';
import type { Prompt } from './prompt.ts';
import { withRetries } from './retry.ts';
import { tellUsage, type Work } from './work.ts';

/** Room for what some models think before they answer. */
const ANSWER_MAX_TOKENS = 3_000;

/** The words of an answer that has begun; they throw when the answer does not come to its end. */
export type Words = AsyncGenerator<string, void, undefined>;

/**
 * Asks for an answer in words and waits for the first of them; until then a failed call is repeated.
 * @throws EngineError when no word came.
 */
export async function askForWords(work: Work, prompt: Prompt): Promise<Words> {
  const { signal, provider } = work;
  return withRetries(() => begin(work, prompt), { signal, pauseMs: provider.pauseMs });
}

/** Blanks are no answer yet: a stream of nothing else counts as one without a word. */
async function begin(work: Work, prompt: Prompt): Promise<Words> {
  const words = wordsOf(work, prompt);
  let first = '';
  while (first.trim() === '') {
    const next = await words.next();
    if (next.done) throw new EngineError('bad_output');
    first += next.value;
  }
  return rest(first, words);
}

async function* rest(first: string, words: Words): Words {
  yield first;
  yield* words;
}

/** Reads the parts of a stream: its plain text ends in silence whatever goes wrong. */
async function* wordsOf(work: Work, prompt: Prompt): Words {
  const { signal, provider } = work;
  const left = new AbortController();
  const ended = provider.breaker.enter();
  let failure: EngineErrorKind | null = 'cancelled';
  let text = '';
  let counted: Parameters<typeof tellUsage>[3];
  try {
    const { stream, finishReason } = streamText({
      model: provider.model,
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxOutputTokens: ANSWER_MAX_TOKENS,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, left.signal]),
      timeout: { chunkMs: provider.stallMs },
      onError() {},
    });
    Promise.resolve(finishReason).catch(() => {});
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text;
        yield part.text;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw signal.aborted ? stoppedBy(signal) : stalled();
      else if (part.type === 'finish') {
        counted = part.totalUsage;
        if (part.finishReason !== 'stop') throw new EngineError('bad_output');
      }
    }
    failure = null;
  } catch (thrown) {
    const error = asEngineError(thrown, signal);
    failure = error.kind;
    throw error;
  } finally {
    left.abort();
    ended(failure);
    if (text !== '') tellUsage(work, prompt, text, counted);
  }
}

const stalled = () => new EngineError('timeout');
