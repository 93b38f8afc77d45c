import {
  type MessageLabel,
  type Recognition,
  recogniseMessage,
  sentencesOf,
} from '../../recognition/index.ts';
import { memoised } from '../../shared/memo.ts';
import { similarPhrasings } from './phrasings.ts';
import { asksHow, asksOwnStep, countWords, isQuestion, lastClauseAt } from './wording.ts';

/** Every turn reads the same history again. */
const KEPT = 400;
/** From this similarity the phrasings of the knowledge base count, so much more. */
const SIMILAR = 0.4;
const WEIGHT = 1.5;

/** {@link recogniseMessage}, where objections whose phrasings are similar become likelier. */
export const recognised: (text: string) => Recognition<MessageLabel> = memoised(
  (text) => withPhrasings(recogniseMessage(text), text),
  KEPT,
);

/** The least words of a story that is read without the question at its end. */
const STORY_WORDS = 5;
/** From this probability a short sentence is the news that a message tells first. */
const NEWS = 0.7;
const NEWS_WORDS = 6;
/** From this probability the whole message tells of a step, such as a meeting. */
const PROGRESS = 0.36;
/** From this probability the last sentence is what a message asks for. */
const REQUEST = 0.85;
const REQUESTS = /^(?:ask|write|sum|practice|app|line)\./;
/** From this probability a sentence that only opens the message is skipped. */
const SURE = 0.8;

/**
 * {@link recognised}, where one sentence of several decides: news at the beginning, a request at the
 * end, or the buyer's words before a question for what to say.
 */
export function recognisedCase(text: string): Recognition<MessageLabel> {
  const whole = recognised(text);
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return beforeQuestion(text, whole);
  const parts = sentences.map((sentence) => ({ sentence, ...recognised(sentence) }));
  return (
    newsOf(parts, whole) ??
    requestOf(parts) ??
    saidLast(parts, whole) ??
    beforeQuestion(text, whole)
  );
}

type Part = Recognition<MessageLabel> & { sentence: string };

/** "perdi. renovou com o cunhado": the first sentence says it, unless the message asks something. */
function newsOf(parts: readonly Part[], whole: Recognition<MessageLabel>): Part | null {
  if (whole.label === 'result.progress' && whole.probability >= PROGRESS) return null;
  const [first] = parts.filter(({ label, probability }) => !isOpening(label, probability));
  if (!first || parts.some(({ sentence }) => sentence.includes('?'))) return null;
  if (isSaid(parts.at(-1))) return null;
  const isNews = /^result\.(?:sale|loss)$/.test(first.label) && first.probability >= NEWS;
  return isNews && countWords(first.sentence) <= NEWS_WORDS ? first : null;
}

const isOpening = (label: string, probability: number) =>
  /^(?:talk\.|flow\.yes|practice\.end)/.test(label) && probability >= SURE;

function requestOf(parts: readonly Part[]): Part | null {
  const last = parts.at(-1);
  if (!last || !REQUESTS.test(last.label) || last.probability < REQUEST) return null;
  // What a sentence tells has the words of advice about it: "ele marcou comigo terça".
  const { sentence } = last;
  const asks = isQuestion(sentence) || asksOwnStep(sentence) || asksHow(sentence);
  return !last.label.startsWith('ask.') || asks ? last : null;
}

/** "pediu 2 leggings. hoje mandou que achou por 120": the last sentence tells what the buyer says. */
function saidLast(parts: readonly Part[], whole: Recognition<MessageLabel>): Part | null {
  const last = parts.at(-1);
  return last && isSaid(last) && /^(?:result\.(?:progress|sale)|none|situation)/.test(whole.label)
    ? last
    : null;
}

const isSaid = (part: Part | undefined): boolean =>
  part?.label.startsWith('obj.') === true && part.probability >= REQUEST;

/** A single sentence without a question for what to say at its end: "o primo faz de graça, o que eu falo". */
function beforeQuestion(text: string, whole: Recognition<MessageLabel>): Recognition<MessageLabel> {
  const story = text.slice(0, lastClauseAt(text));
  if (countWords(story) < STORY_WORDS || !asksOwnStep(text)) return whole;
  const reported = recognised(story);
  const isClearer = reported.label.startsWith('obj.') && reported.probability > whole.probability;
  return isClearer ? reported : whole;
}

function withPhrasings(
  recognition: Recognition<MessageLabel>,
  text: string,
): Recognition<MessageLabel> {
  const similar = similarPhrasings(text);
  const scored = recognition.ranked.map(({ label, probability }) => {
    const similarity = label.startsWith('obj.') ? (similar.get(label.slice(4)) ?? 0) : 0;
    return { label, probability: probability + WEIGHT * Math.max(0, similarity - SIMILAR) };
  });
  const sum = scored.reduce((all, { probability }) => all + probability, 0);
  const ranked = scored
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability);
  const [best] = ranked;
  return best ? { ...recognition, ...best, ranked } : recognition;
}
