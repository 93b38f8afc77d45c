import { type MessageLabel, type Recognition, recogniseMessage } from '../recognition/index.ts';
import { memoised } from '../shared/memo.ts';
import { similarPhrasings } from './phrasings.ts';
import { asksOwnStep, countWords, lastClauseAt } from './wording.ts';

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

/**
 * {@link recognised}, without a question for what to say at the end where the story before it tells
 * an objection more clearly: "o primo dele faz de graça. o que eu falo?".
 */
export function recognisedCase(text: string): Recognition<MessageLabel> {
  const whole = recognised(text);
  const story = storyBefore(text);
  if (story === null || !asksOwnStep(text)) return whole;
  const reported = recognised(story);
  const isClearer = reported.label.startsWith('obj.') && reported.probability > whole.probability;
  return isClearer ? reported : whole;
}

/** What stands before the last clause; null for a single clause, or a short lead. */
function storyBefore(text: string): string | null {
  const story = text.slice(0, lastClauseAt(text));
  return countWords(story) >= STORY_WORDS ? story : null;
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
