import { activityAt } from '../activities.ts';
import { lexicalClasses } from '../lexicon.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { type Answer, wordAt } from '../tokens.ts';
import { COMPLEMENT } from './amount-relation.ts';
import { nounPhrases } from './candidates.ts';
import { tokenBefore } from './surroundings.ts';
import { isMeasure, nounClasses, prepositionClass } from './word-classes.ts';

/** Whether the lexicon names a thing or a service: "contabilidade" is no company here. */
export const isThing = (word: string): boolean =>
  lexicalClasses(word).some((one) => one === 'good' || one === 'service');

/** What may contain a candidate, by its first token. */
const OWNERS = new WeakMap<Answer, ReadonlyMap<number, readonly FoundPhrase[]>>();
const ACTIVITIES = new WeakMap<Answer, readonly FoundPhrase[]>();
/** No phrase is longer. */
const LONGEST = 16;

/** What the seller does, by the verbs of an answer. */
export function activitiesOf(answer: Answer): readonly FoundPhrase[] {
  const known = ACTIVITIES.get(answer);
  if (known) return known;
  const found = answer.tokens.flatMap((_, at) => activityAt(answer, at) ?? []);
  ACTIVITIES.set(answer, found);
  return found;
}

function ownersOf(answer: Answer): ReadonlyMap<number, readonly FoundPhrase[]> {
  const known = OWNERS.get(answer);
  if (known) return known;
  const owners = Map.groupBy([...nounPhrases(answer), ...activitiesOf(answer)], ({ from }) => from);
  OWNERS.set(answer, owners);
  return owners;
}

/** The phrases that begin before a phrase and contain it. */
export function containing(answer: Answer, { from, to }: FoundPhrase): FoundPhrase[] {
  const owners = ownersOf(answer);
  const starts = Array.from({ length: Math.min(LONGEST, from) }, (_, back) => from - 1 - back);
  return starts.flatMap((at) => (owners.get(at) ?? []).filter((one) => one.to >= to));
}

/** "PJ" of "contabilidade da PJ", "piscina" of "limpo a piscina"; "gelo" of "saco de gelo" is none. */
export const isPartOfThing = (answer: Answer, phrase: FoundPhrase): boolean =>
  containing(answer, phrase).some(
    (one) =>
      !isMeasure(wordAt(answer, one.from - 1)) &&
      one.headAt < phrase.from &&
      !isMeasure(one.key) &&
      !nounClasses(one.key).some((name) => /^(?:person|company|agent)$/.test(name)),
  );

/** "elétrica" of "cerca elétrica": a word that another phrase contains as an adjective. */
export function isInner(answer: Answer, { from }: FoundPhrase): boolean {
  if (answer.tokens[from - 1]?.kind !== 'word') return false;
  const owners = ownersOf(answer);
  const starts = Array.from({ length: Math.min(LONGEST, from) }, (_, back) => from - 1 - back);
  return starts.some((at) =>
    (owners.get(at) ?? []).some((one) => one.to > from && one.headAt === from - 1),
  );
}

/** "ACM" of "fachada em ACM". */
export const isComplement = (answer: Answer, phrase: FoundPhrase): boolean => {
  const at = tokenBefore(answer, phrase);
  return (
    COMPLEMENT.has(prepositionClass(wordAt(answer, at)) ?? '') &&
    nounPhrases(answer).some(({ to }) => to === at)
  );
};
