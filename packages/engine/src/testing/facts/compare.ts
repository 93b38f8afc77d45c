import { type AnswerFacts, type Fact, readAnswer, stated } from '../../facts/index.ts';
import { fold } from '../../shared/text.ts';
import type { FactCase } from './cases.ts';

export { type FactCase, parseCases } from './cases.ts';

/** `incomplete`: the number and its unit are right, a stated period or baseline is absent. */
export type Outcome = 'right' | 'incomplete' | 'wrong' | 'missed' | 'invented';

/** How one field of one answer was read. */
export interface Comparison {
  id: string;
  field: string;
  outcome: Outcome;
  expected: string;
  actual: string;
}

/** Fields whose values are numbers with units: none may be wrong or invented. */
export const NUMBER_FIELDS: readonly string[] = ['goal', 'price', 'size', 'ages'];

type Amount = Readonly<Record<string, unknown>>;

/** Compares what an answer states with what was read of it. */
export function compareCase({ id, kind, question, answer, expected }: FactCase): Comparison[] {
  const facts = readAnswer(question, answer);
  const note = (field: string, outcome: Outcome, wanted: unknown, read: unknown): Comparison => ({
    id,
    field,
    outcome,
    expected: JSON.stringify(wanted ?? null),
    actual: JSON.stringify(read ?? null),
  });
  const amount = (field: string, wanted: Amount | null | undefined, read: Amount | null) =>
    note(field, amountOutcome(wanted ?? null, read), wanted, read);
  const words = (field: string, wanted: string[] | null | undefined, read: string[]) =>
    note(field, outcomeOf(noneIfEmpty(wanted ?? []), noneIfEmpty(read), containsAny), wanted, read);
  const price =
    expected.price === 'any' ? [] : [amount('price', priceOf(expected.price), readPrice(facts))];
  if (question === 'goal') {
    const goal = stated(facts.goal) && { ...stated(facts.goal) };
    return [amount('goal', goalOf(expected.goal), goal), ...(kind === 'price' ? price : [])];
  }
  const buyer = stated(facts.buyer);
  const compared = [
    ...price,
    amount(
      'size',
      expected.size && { ...expected.size, of: [expected.size.of] },
      amountOf(facts.size),
    ),
    amount('ages', expected.ages, amountOf(facts.ages)),
    words('offer', expected.offer, textsOf([stated(facts.offer)?.noun.text])),
    words('buyer', expected.buyer, textsOf([buyer?.noun.text])),
    ...(expected.buyerKind && buyer
      ? [words('buyer kind', [expected.buyerKind], textsOf([buyer.kind]))]
      : []),
    ...(expected.buyerGender && buyer
      ? [words('buyer gender', [expected.buyerGender], textsOf([buyer.gender]))]
      : []),
    words('place', expected.place, textsOf(facts.places.map(stated))),
    ...(question === 'description' ? [words('pain', expected.pain, pains(facts))] : []),
    words('frequency', expected.frequency, textsOf([stated(facts.frequency)])),
    words('trigger', expected.trigger, textsOf([stated(facts.trigger)])),
    words('decides', expected.decides, textsOf([stated(facts.decider)])),
    words('tried', expected.tried, textsOf(facts.tried.map(stated))),
    ...forbidden(facts, expected.forbidden ?? []).map((word) =>
      note('forbidden', 'invented', null, word),
    ),
  ];
  return kind ? compared.filter(({ field }) => LABELLED.includes(field)) : compared;
}

/** Fields that the examples of a misreading label. */
const LABELLED = [...NUMBER_FIELDS, 'offer', 'buyer', 'place'];

/** What has to be right of an example, by its kind of misreading. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  rival: ['buyer'],
  goal: ['goal'],
  price: ['price'],
  activity: ['offer'],
  place: ['place'],
  number: NUMBER_FIELDS,
};

/** How many examples of each kind of misreading are read right in what they are about. */
export function countKinds(cases: readonly FactCase[]): KindCount[] {
  const byKind = Map.groupBy(cases, ({ kind }) => kind ?? '');
  return Object.entries(ABOUT).flatMap(([kind, fields]) => {
    const own = byKind.get(kind) ?? [];
    const isRead = (one: FactCase) =>
      compareCase(one).every(
        ({ field, outcome }) =>
          !fields.includes(field) || outcome === 'right' || outcome === 'incomplete',
      );
    return own.length > 0 ? [{ kind, right: own.filter(isRead).length, all: own.length }] : [];
  });
}

interface KindCount {
  kind: string;
  right: number;
  all: number;
}

function outcomeOf<T>(
  wanted: T | null,
  read: T | null,
  isSame: (wanted: T, read: T) => boolean,
): Outcome {
  if (wanted === null) return read === null ? 'right' : 'invented';
  if (read === null) return 'missed';
  return isSame(wanted, read) ? 'right' : 'wrong';
}

/** Keys that may be absent without making the number itself wrong. */
const DETAILS = ['per', 'from', 'months'];

function amountOutcome(wanted: Amount | null, read: Amount | null): Outcome {
  const outcome = outcomeOf(wanted, read, isSameAmount);
  if (outcome !== 'wrong' || !wanted || !read) return outcome;
  const absent = DETAILS.filter((key) => (read[key] ?? null) === null);
  const without = Object.fromEntries(
    Object.entries(wanted).filter(([key]) => !absent.includes(key)),
  );
  return isSameAmount(without, read) ? 'incomplete' : 'wrong';
}

/** Stated keys must be equal; `max`, `from` and `months` must be absent when they are not stated. */
function isSameAmount(wanted: Amount, read: Amount): boolean {
  const keys = new Set([...Object.keys(wanted), 'max', 'from', 'months']);
  return [...keys].every((key) => {
    const [one, other] = [wanted[key] ?? null, read[key] ?? null];
    return Array.isArray(one) ? containsAny(one.map(String), [String(other)]) : one === other;
  });
}

const containsAny = (wanted: string[], read: string[]): boolean =>
  wanted.some((word) => read.some((text) => fold(text).includes(fold(word))));

function goalOf(goal: FactCase['expected']['goal']): Amount | null {
  if (!goal || goal.certainty === 'unsure') return null;
  const { certainty: _, ...amount } = goal;
  return amount;
}

function priceOf(price: Exclude<FactCase['expected']['price'], 'any'>): Amount | null {
  if (!price) return null;
  const { recurring, ...amount } = price;
  return recurring ? { ...amount, isRecurring: true } : amount;
}

const amountOf = (fact: Fact<{ value: number }> | null): Amount | null => {
  const value = stated(fact);
  return value && { ...value };
};
const readPrice = ({ price }: AnswerFacts): Amount | null => amountOf(price);
const pains = ({ pains }: AnswerFacts): string[] =>
  textsOf(pains.map((pain) => stated(pain)?.clause));
const textsOf = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text ?? []);
const noneIfEmpty = (texts: string[]): string[] | null => (texts.length > 0 ? texts : null);

/** Words of a neighbouring trade that a fact contains. */
function forbidden(facts: AnswerFacts, words: readonly string[]): string[] {
  const texts = fold(
    [
      stated(facts.offer)?.noun.text,
      stated(facts.buyer)?.noun.text,
      ...facts.places.map(stated),
      stated(facts.decider),
      ...pains(facts),
      ...facts.tried.map(stated),
      stated(facts.frequency),
      stated(facts.trigger),
      stated(facts.size)?.of,
    ].join(' '),
  );
  return words.filter((word) => texts.includes(fold(word)));
}
