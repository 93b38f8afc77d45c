import type { Reading } from '../reading/priors.ts';
import { saidBy } from '../reading/reported.ts';
import { asksHow, asksWords, countWords } from '../reading/wording.ts';

/** From this probability a reading outweighs the form of a question about how to do something. */
const OTHER_READING = 0.5;
const HOW_ADVICE = 0.05;

/** The method that a question about how to do something is nearest to. */
export function howTo(readings: readonly Reading[], text: string): Reading | null {
  const [best] = readings;
  if (!best || !asksHow(text)) return null;
  if (/^(?:ask|doc|app|recall)\./.test(best.label)) return null;
  if (!/^(?:obj\.|none)/.test(best.label) && best.probability >= OTHER_READING) return null;
  if (best.label.startsWith('obj.') && asksWords(text)) return null;
  const found = readings.find(({ label }) => label.startsWith('ask.'));
  return found && found.probability >= HOW_ADVICE ? found : null;
}

/** From this probability of all labels of a group together, its likeliest one is followed. */
const OF_GROUP = 0.45;
const NEWS_WORDS = 16;
const TALK_WORDS = 10;

/** News and small talk have many wordings: their labels count together. */
export function ofGroup(readings: readonly Reading[], text: string): Reading | null {
  if (text.includes('?')) return null;
  const words = countWords(text);
  const likely = (group: string, most: number) =>
    words <= most &&
    readings
      .filter(({ label }) => label.startsWith(group))
      .reduce((sum, { probability }) => sum + probability, 0) >= OF_GROUP;
  const group =
    likely('result.', NEWS_WORDS) && saidBy(text) === null
      ? 'result.'
      : likely('talk.', TALK_WORDS)
        ? 'talk.'
        : null;
  return group ? (readings.find(({ label }) => label.startsWith(group)) ?? null) : null;
}
