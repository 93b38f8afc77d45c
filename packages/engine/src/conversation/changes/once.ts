import { fold } from '../../shared/text.ts';
import { isWhole } from '../compose/sendable.ts';
import { cutOut } from './cut-out.ts';
import { isGreeting } from './sentences.ts';
import { clausesOf, type Sentence, sentencesIn, stemsOf } from './text-search.ts';
import { lostValues, valuesIn } from './values.ts';

/** "deixa o preço uma vez só", "repetiu a data", "tá duas vezes" */
const ONCE =
  /\b(?:(?:so )?uma vez(?: so)?|uma so vez|repetid[oa]s?|repetiu|repetindo|repete|duplicad[oa]s?|(?:duas|2|tres|3) vezes)\b/;
const COUNTED = /\b(?:em (?:duas|2|tres|3) vezes|por (?:semana|mes|dia)|vezes de)\b/;

/** Whether a message wants what a text says twice to be said once. */
export const wantsOnce = (request: string): boolean =>
  ONCE.test(fold(request)) && !COUNTED.test(fold(request));

/** A text in which nothing is stated twice; null where nothing is. */
export function withoutRepeats(text: string): string | null {
  let left = text;
  for (let found = repeatIn(left); found !== null; found = repeatIn(left)) left = found;
  return left === text ? null : left;
}

/** A text without the first clause whose values and most of whose words stand elsewhere in it. */
function repeatIn(text: string): string | null {
  const clauses = sentencesIn(text)
    .filter((one) => !isGreeting(one.text))
    .flatMap(clausesOf);
  const repeats = clauses
    .filter((clause) => clauses.some((other) => other !== clause && statesNoMore(clause, other)))
    .toSorted((a, b) => b.start - a.start);
  for (const clause of repeats) {
    const left = cutOut(text, clause);
    const isFit =
      lostValues(text, left).length === 0 &&
      sentencesIn(left).every((one) => isGreeting(one.text) || isWhole(one.text));
    if (isFit && left !== text) return left;
  }
  return null;
}

const SHARE = 0.5;
/** Whether a clause states nothing that another does not: the same values, and no more than half other words. */
function statesNoMore(clause: Sentence, other: Sentence): boolean {
  const values = valuesIn(clause.text).map(({ key }) => key);
  const own = stemsOf(clause.text).filter((stem) => !/^\d/.test(stem));
  const others = new Set(stemsOf(other.text));
  const othersValues = new Set(valuesIn(other.text).map(({ key }) => key));
  const shared = own.filter((stem) => others.has(stem)).length;
  if (values.length === 0) return own.length > 2 && shared === own.length;
  return (
    values.every((key) => othersValues.has(key)) &&
    own.length - shared <= Math.max(1, own.length * SHARE)
  );
}
