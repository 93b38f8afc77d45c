import type { Entry } from '../sheet/entries.ts';
import { boundedBy, states } from './bounds.ts';
import type { Clause } from './clauses.ts';
import { denied } from './denial.ts';
import { ENOUGH, EXACT, isGoods, isIn, MOSTLY } from './matching.ts';
import { ORDERED } from './names.ts';
import { positive, type Verdict } from './senses.ts';
import { isForm, type Whether } from './whether.ts';

/** What decides a question, with how much of it the rule names. */
export interface Finding {
  verdict: Verdict;
  clause: Clause;
  score: number;
  /** Whether a number of the question is inside of a bound of the rule; null without any. */
  isInside: boolean | null;
}

/** What a word that no line has counts for: a question tells a case around what it asks. */
const STORY = 0.25;
/** Words that no line has, for each that the rule has, in a question that it answers. */
const UNKNOWN = 0.34;
/** What is free or paid is stated for what it names, whatever else a question tells. */
const MONEY_SENSE = /^(?:free|paid|needed)$/;
/** A number, a day or a restriction that the question meets decides more than words in common. */
export const INSIDE = 2;
export const OUTSIDE = 1.5;
const DENIED = 0.5;
const NAMED_CASE = 1;
const CONDITIONED = -0.4;

/** What a rule says to a question; null where it is not sure to decide it. */
export function findingOf(
  asked: Whether,
  clause: Clause,
  entries: readonly Entry[],
): Finding | null {
  const { stems, around, only, except } = clause;
  if (isOfOther(asked, clause)) return null;
  const all = [...stems, ...around, ...[...(only ?? []), ...except].flat()];
  const own = asked.stems.filter((stem) => isIn(stem, stems));
  const inside = asked.stems.filter((stem) => isIn(stem, all));
  const open = asked.stems.filter((stem) => !inside.includes(stem) && stem !== ORDERED);
  const other = open.filter((stem) => entries.some((entry) => isGoods(stem, entry)));
  const unknown = open.length - other.length;
  const stated = asked.figures.filter((figure) => states(clause, figure));
  const named = inside.filter((stem) => stem !== ORDERED || asked.stems.length === 1);
  const hits = named.length + stated.length;
  const yes = hits === 0 ? null : positive(asked, clause);
  if (
    !yes ||
    (!clause.row.isSentence && !asked.stems.some((stem) => isIn(stem, clause.entry.label.stems)))
  )
    return null;
  const no = yes === 'Não' ? 'Sim' : 'Não';
  if (HALF.test(asked.text)) return null;
  const found = (verdict: Verdict, extra: number, isInside: boolean | null = null): Finding => ({
    verdict,
    clause,
    score: hits - unknown / 2 + extra,
    isInside,
  });
  const isNamed = (name: readonly string[]) => name.every((stem) => isIn(stem, asked.stems));
  if (DEPENDS.test(clause.text) && open.length === 0) return found('Depende', 0);
  if (except.some(isNamed)) return own.length > 0 ? found(no, NAMED_CASE) : null;
  const bounded = boundedBy(asked, clause);
  if (bounded === 'unclear') return null;
  const isExact = asked.stems.some((stem) => isIn(stem, all, EXACT)) || stated.length > 0;
  const known = hits + 1 + other.length + unknown * STORY;
  if (bounded !== null && isExact && (hits + 1) / known >= ENOUGH) {
    if (bounded && only && other.length > 0 && !only.some(isNamed)) return found(no, NAMED_CASE);
    if (other.length > 0 && isPriced(clause)) return null;
    if (bounded && asked.figures.length === 0 && open.length > 0 && yes === 'Sim') return null;
    if (bounded) return found(yes, INSIDE, true);
    return clause.denies ? null : found(no, OUTSIDE, false);
  }
  if (only) {
    if (own.length === 0 && stated.length === 0 && stems.length > 0) return null;
    if (only.some(isNamed)) return found(yes, NAMED_CASE);
    if (asked.sense === 'needed') return open.length === 0 ? found(yes, 0) : null;
    if (other.length > 0 || isOtherPayment(asked, only)) return found(no, NAMED_CASE);
    return unknown <= (asked.sense === 'may' ? 1 : 0) ? found('Depende', 0) : null;
  }
  if (clause.denies) return denied(asked, clause, entries) ? found(yes, DENIED) : null;
  if (own.length === 0) return null;
  const isLeft =
    other.length > 0 ||
    unknown > hits * (MONEY_SENSE.test(asked.sense) ? 1 : UNKNOWN) ||
    stated.length < asked.figures.length ||
    asked.clock !== null ||
    [...asked.days].some((day) => !clause.days.has(day));
  if (isLeft) return null;
  const isWhole = own.length / Math.max(1, stems.filter((stem) => !isForm(stem)).length) >= MOSTLY;
  const isOpenBound = clause.bounds.length > 0 || clause.isConditional;
  return isOpenBound && !isWhole && asked.sense !== 'needed' && asked.sense !== 'is'
    ? found('Depende', CONDITIONED)
    : found(yes, 0);
}

const DEPENDS = /\bdepend\w+\b/;
const PAYMENTS = /^(?:pix|dinhei|cartao|boleto|cheque|debito|carne|fiado|transf|parcel)/;
/** "só Pix" of a question for a boleto. */
const isOtherPayment = (asked: Whether, only: readonly (readonly string[])[]): boolean =>
  only.flat().some((stem) => PAYMENTS.test(stem)) &&
  asked.stems.some((stem) => PAYMENTS.test(stem) && !only.flat().includes(stem));

/** Half of what is sold whole is another question. */
const HALF = /\bmei[oa] (?!dia\b|termo\b)\p{L}/u;

const isPriced = ({ entry }: Clause): boolean => entry.cells.some(({ price }) => price !== null);

/** Whether a rule is of another of several names with a number. */
const isOfOther = (asked: Whether, { codes }: Clause): boolean =>
  asked.codes.length > 0 && codes.length > 0 && !asked.codes.some((code) => codes.includes(code));
