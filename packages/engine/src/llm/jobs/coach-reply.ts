import type { Source } from '@salesai/contract/coach';
import { artefactIn } from '../../conversation/index.ts';
import {
  abortError,
  type CoachEvent,
  type CoachNotes,
  type CoachReplyInput,
  EngineError,
  type Passage,
} from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { createCleaner } from '../cleaner.ts';
import { asEngineError } from '../failures.ts';
import { figureWarning } from '../figures.ts';
import { coachReplyPrompt, passagesFor } from '../prompts/coach-reply.ts';
import { requestStream } from '../stream.ts';
import type { Work } from '../work.ts';

const ANSWER_MAX = 12_000;

/**
 * Streams the coach's answer. A stream that fails midway ends as interrupted and keeps its text.
 * @throws EngineError `bad_input` for an empty message; any failure before the first text.
 */
export async function* coachReply(
  work: Work,
  input: CoachReplyInput,
): AsyncGenerator<CoachEvent, void, undefined> {
  if (work.signal.aborted) throw abortError(work.signal);
  if (input.userInput.trim() === '') throw new EngineError('bad_input');
  const notes = await work.provider.notes.coachNotes(input, { signal: work.signal });
  if (notes.support !== null) {
    yield* supported(notes.support, notes);
    return;
  }
  const passages = passagesFor(input);
  const cleaner = createCleaner(passages.length);
  const prompt = coachReplyPrompt(input, notes);
  const chunks = await requestStream(work, prompt);
  const { text, interrupted } = yield* sanitized(work, chunks, cleaner.push);
  const rest = cleaner.end();
  if ((text + rest).trim() === '') throw new EngineError('bad_output');
  if (rest) yield { type: 'delta', text: rest };
  const given = prompt.messages.map(({ content }) => content);
  const warning = figureWarning(text + rest, given, input.language);
  if (warning) yield { type: 'delta', text: `\n\n${warning}` };
  if (notes.ending) yield { type: 'delta', text: `\n\n${notes.ending}` };
  yield { type: 'sources', sources: sourcesOf(passages, cleaner.cited()) };
  const details = { ...notes.details, artefact: artefactIn(text + rest) };
  yield { type: 'done', interrupted, details };
}

/** The reply of the safety gate; no provider is called. */
async function* supported(text: string, { details }: CoachNotes): AsyncGenerator<CoachEvent> {
  yield { type: 'delta', text };
  yield { type: 'sources', sources: [] };
  yield { type: 'done', interrupted: false, details };
}

/** Yields the sanitized text. @returns all of it, and whether the answer was interrupted. */
async function* sanitized(
  { signal }: Work,
  chunks: AsyncIterable<string>,
  clean: (text: string) => string,
): AsyncGenerator<CoachEvent, { text: string; interrupted: boolean }, undefined> {
  let text = '';
  try {
    for await (const chunk of chunks) {
      const ready = text === '' ? clean(chunk).trimStart() : clean(chunk);
      text += ready;
      if (ready) yield { type: 'delta', text: ready };
      if (signal.aborted) throw abortError(signal);
      if (text.length > ANSWER_MAX) return { text, interrupted: true };
    }
    return { text, interrupted: false };
  } catch (thrown) {
    const error = asEngineError(thrown, signal);
    if (error.kind === 'cancelled' || text === '') throw error;
    return { text, interrupted: true };
  }
}

function sourcesOf(passages: readonly Passage[], cited: readonly number[]): Source[] {
  return cited.flatMap((number) => {
    const passage = passages[number - 1];
    return passage ? [sourceOf(passage, passage.excerpt || passage.text)] : [];
  });
}
