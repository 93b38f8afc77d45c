import { streamText } from 'ai';
import { abortError, EngineError, type EngineErrorKind } from '../port.ts';
import { asEngineError } from './failures.ts';
import type { Prompt } from './prompt.ts';
import { withRetries } from './retry.ts';
import { reportUsage, type Work } from './work.ts';

/** Includes the tokens that some models spend on reasoning. */
const ANSWER_MAX_TOKENS = 3_000;

/** Text chunks of a streamed answer; throws when the answer is incomplete. */
export type TextStream = AsyncGenerator<string, void, undefined>;

/**
 * Requests a streamed answer and waits for its first text; until then failed calls are retried.
 * @throws EngineError when no text arrived.
 */
export async function requestStream(work: Work, prompt: Prompt): Promise<TextStream> {
  const { signal, provider } = work;
  return withRetries(() => startStream(work, prompt), { signal, backoffMs: provider.backoffMs });
}

/** A stream that contains only white space counts as empty. */
async function startStream(work: Work, prompt: Prompt): Promise<TextStream> {
  const chunks = chunksOf(work, prompt);
  let first = '';
  while (first.trim() === '') {
    const next = await chunks.next();
    if (next.done) throw new EngineError('bad_output');
    first += next.value;
  }
  return prepend(first, chunks);
}

async function* prepend(first: string, chunks: TextStream): TextStream {
  try {
    yield first;
    yield* chunks;
  } finally {
    // A reader that stops at the first text ends the request, too.
    await chunks.return();
  }
}

/** Reads the parts of a stream, because the SDK's text stream ends without an error on failures. */
async function* chunksOf(work: Work, prompt: Prompt): TextStream {
  const { signal, provider } = work;
  const stop = new AbortController();
  const reportEnd = provider.breaker.enter();
  let failure: EngineErrorKind | null = 'cancelled';
  let text = '';
  let usage: Parameters<typeof reportUsage>[3];
  try {
    const { stream, finishReason } = streamText({
      model: provider.model,
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxOutputTokens: ANSWER_MAX_TOKENS,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      timeout: { chunkMs: provider.stallMs },
      onError() {},
    });
    Promise.resolve(finishReason).catch(() => {});
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text;
        yield part.text;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw signal.aborted ? abortError(signal) : stalled();
      else if (part.type === 'finish') {
        usage = part.totalUsage;
        if (part.finishReason !== 'stop') throw new EngineError('bad_output');
      }
    }
    failure = null;
  } catch (thrown) {
    const error = asEngineError(thrown, signal);
    failure = error.kind;
    throw error;
  } finally {
    stop.abort();
    reportEnd(failure);
    if (text !== '') reportUsage(work, prompt, text, usage);
  }
}

const stalled = () => new EngineError('timeout');
