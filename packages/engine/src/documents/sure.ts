import { fold } from '../shared/text.ts';
import { type Match, specifiesUnknown } from './match.ts';
import type { DocumentRow } from './row.ts';
import { sameStem, stemOf, stemsOf, wordsOf } from './terms.ts';

const SURE = 0.6;
export const NEAR = 0.4;
/** Sentences contain many words, so that more of the question must be among them. */
const SURE_OF_RULE = 0.75;

/**
 * Whether the best row is what is asked for: all of its item is named, and no unknown word specifies
 * the item ("corte de barba" is no "corte").
 */
export function isSure(
  { row, coverage, share }: Match,
  question: string,
  rows: readonly DocumentRow[],
): boolean {
  if (row.kind === 'policy' || row.kind === 'deadline' || row.kind === 'answer') {
    return coverage >= (row.isSentence ? SURE_OF_RULE : SURE);
  }
  if (row.kind !== 'price') return coverage >= SURE;
  if (specifiesUnknown(question, row, rows) || namesAddition(question, row)) return false;
  return coverage >= (share === 1 ? NEAR : SURE);
}

const WITH = /\s(?:com|c\/|\+)\s/iu;
/** "bordado à parte", "sem bordado": what the price does not pay for. */
const WITHOUT = /\b(?:a parte|por fora|nao inclu\w+|sem)\b/;

/**
 * Whether a question names only what comes with an item or is said of it, as "bordado" of a "toalha com
 * bordado" or of a "camisa bordada": the price is not that of what it names.
 */
function namesAddition(question: string, { item, conditions, section }: DocumentRow): boolean {
  if (WITH.test(` ${question} `)) return false;
  const asked = stemsOf(question);
  const isNamed = (text: string) =>
    stemsOf(text).some((stem) => asked.some((term) => sameStem(stem, term)));
  const [main = '', ...additions] = item.split(WITH);
  if (additions.length > 0 && !isNamed(main) && !isNamed(section)) return isNamed(item);
  const excluded = conditions.some((text) => WITHOUT.test(fold(text)) && isNamed(text));
  return (!isNamed(item) && !isNamed(section) && excluded) || namesQuality(question, item);
}

/** "bordado" is no "camisa bordada": of an item only an adjective in another gender is named. */
function namesQuality(question: string, item: string): boolean {
  const words = wordsOf(question);
  const named = wordsOf(item).flatMap((word, at) => {
    const like = words.find((one) => sameStem(stemOf(one), stemOf(word)) && one.length > 4);
    return like === undefined ? [] : [{ word, at, like }];
  });
  return (
    named.length > 0 && named.every(({ word, at, like }) => at > 0 && isOtherGender(word, like))
  );
}

const PARTICIPLE = /[ai]d[oa]s?$/;
const isOtherGender = (one: string, other: string) =>
  PARTICIPLE.test(one) && PARTICIPLE.test(other) && genderOf(one) !== genderOf(other);
const genderOf = (word: string) => word.replace(/s$/, '').at(-1);
