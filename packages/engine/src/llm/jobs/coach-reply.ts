import type { Source } from '@salesai/contract/coach';
import { sourceOf } from '../../embedded/coach/documents.ts';
import { saysSomething } from '../../embedded/language/text.ts';
import { stoppedBy } from '../../embedded/steps.ts';
import { type CoachEvent, type CoachReplyInput, EngineError, type Passage } from '../../port.ts';
import { createCleaner } from '../cleaner.ts';
import { asEngineError } from '../failures.ts';
import { figureWarning } from '../figures.ts';
import { coachReplyPrompt, passagesFor } from '../prompts/coach-reply.ts';
import { askForWords } from '../stream.ts';
import type { Work } from '../work.ts';

const ANSWER_MAX = 12_000;

/**
 * Streams the coach's answer. One that is cut keeps what came and is marked as interrupted.
 * @throws EngineError `bad_input` when nothing was said; any failure before the first word.
 */
export async function* coachReply(
  work: Work,
  input: CoachReplyInput,
): AsyncGenerator<CoachEvent, void, undefined> {
  if (work.signal.aborted) throw stoppedBy(work.signal);
  if (!saysSomething(input.userInput)) throw new EngineError('bad_input');
  const passages = passagesFor(input);
  const cleaner = createCleaner(passages.length);
  const notes = await work.provider.notes.coachNotes(input, { signal: work.signal });
  const prompt = coachReplyPrompt(input, notes);
  const words = await askForWords(work, prompt);
  const { text, interrupted } = yield* passOn(work, words, cleaner.push);
  const rest = cleaner.end();
  if ((text + rest).trim() === '') throw new EngineError('bad_output');
  if (rest) yield { type: 'delta', text: rest };
  const given = prompt.messages.map(({ content }) => content);
  const warning = figureWarning(text + rest, given, input.language);
  if (warning) yield { type: 'delta', text: `\n\n${warning}` };
  yield { type: 'sources', sources: sourcesOf(passages, cleaner.cited()) };
  yield { type: 'done', interrupted };
}

/** Passes the words on. @returns all of them, and whether they ended before the answer did. */
async function* passOn(
  { signal }: Work,
  words: AsyncIterable<string>,
  clean: (text: string) => string,
): AsyncGenerator<CoachEvent, { text: string; interrupted: boolean }, undefined> {
  let text = '';
  try {
    for await (const word of words) {
      const ready = text === '' ? clean(word).trimStart() : clean(word);
      text += ready;
      if (ready) yield { type: 'delta', text: ready };
      if (signal.aborted) throw stoppedBy(signal);
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
