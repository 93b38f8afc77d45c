import { fold } from '../../shared/text.ts';
import { figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import type { Entry } from '../sheet/entries.ts';
import { entriesOf } from '../sheet/entries.ts';
import { type Clause, clausesOf } from '../verdict/clauses.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { isForm } from '../verdict/whether.ts';
import { type Case, casesIn, isInside, isParagraph } from './cases.ts';
import { excludedBy } from './exclusion.ts';
import { inBase, isSameDimension, isTime, type Measure, measuresIn } from './measures.ts';

/** A number of a message with the case of a rule that it selects. */
export interface MeasuredCase {
  measure: Measure;
  /** The case that applies; null where the number is outside of all that the rule states. */
  applies: Case | null;
  /** All cases of the rule that differ by such a number. */
  cases: readonly Case[];
  /** A clause of the same rule that denies what the message names: "não cobre raio". */
  exclusion: Clause | null;
}

/**
 * The case of a rule that a message measures; null where no rule, or more than one, is about it.
 * @param subject the question before, where the message goes on with it.
 */
export function measuredCase(
  message: string,
  rows: readonly DocumentRow[],
  subject = '',
): MeasuredCase | null {
  const before = subject === '' ? [] : measuresIn(subject);
  const measures = measuresIn(message).map((one) => likeBefore(one, before));
  if (measures.length === 0) return null;
  const entries = entriesOf(rows);
  const cases = casesIn(entries);
  const found = measures.flatMap((measure) => {
    const stems = stemsFor(`${subject} ${message}`, measure);
    const one = caseFor(measure, stems, cases, entries);
    return one ? [one] : [];
  });
  const [first, second] = found.sort((a, b) => b.score - a.score);
  return first && first.score > (second?.score ?? 0) ? first.found : null;
}

/** "e 8 meses?" measures what the question before did. */
const likeBefore = (one: Measure, before: readonly Measure[]): Measure => ({
  ...one,
  relation:
    one.relation ?? before.find(({ unit }) => isSameDimension(unit, one.unit))?.relation ?? null,
});

const stemsFor = (text: string, { unit }: Measure): string[] =>
  namesOf(text).filter((stem) => !isForm(stem) && stem !== unit && !isTime(stem));

interface Scored {
  found: MeasuredCase;
  score: number;
}

/** The cases of the one rule that a message names most of; null for none or several. */
export function groupFor(
  message: string,
  cases: readonly Case[],
  entries: readonly Entry[],
): readonly Case[] | null {
  const stems = namesOf(message).filter((stem) => !isForm(stem));
  return bestGroup(stems, cases, entries)?.cases ?? null;
}

function bestGroup(
  stems: readonly string[],
  all: readonly Case[],
  entries: readonly Entry[],
): { cases: readonly Case[]; score: number } | null {
  const groups = groupsOf(all).map((cases) => ({ cases, score: scoreOf(stems, cases, entries) }));
  const [best, second] = groups.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best : null;
}

/** "menores de 18 …", "abaixo de 14 …": of nested bounds the inner one decides. */
function narrowest(cases: readonly Case[]): readonly Case[] {
  const contains = ({ bound: outer }: Case, { bound: inner }: Case) =>
    (outer.low ?? -Infinity) <= (inner.low ?? -Infinity) &&
    (outer.high ?? Infinity) >= (inner.high ?? Infinity);
  const inner = cases.find((one) => cases.every((other) => contains(other, one)));
  const isOnly =
    inner !== undefined && cases.every((other) => other === inner || !contains(inner, other));
  return isOnly ? [inner] : cases;
}

/** A distance or an age is of the one rule that is about such. */
function onlyGroup(
  { unit, relation }: Measure,
  fitting: readonly Case[],
): { cases: readonly Case[]; score: number } | null {
  const [only, other] = unit === 'km' || relation === 'age' ? groupsOf(fitting) : [];
  return only && !other ? { cases: only, score: LEAST_SCORE } : null;
}
const LEAST_SCORE = 0.1;

function caseFor(
  measure: Measure,
  stems: readonly string[],
  all: readonly Case[],
  entries: readonly Entry[],
): Scored | null {
  const fitting = all.filter((one) => isMeasuredBy(one, measure));
  // Who moves an appointment gives notice like who cancels it.
  const moved = stems.includes('cancel') ? [...stems, 'remarc'] : null;
  const best =
    bestGroup(stems, fitting, entries) ??
    (moved && bestGroup(moved, fitting, entries)) ??
    onlyGroup(measure, fitting);
  if (!best) return null;
  const exclusion = exclusionFrom(best.cases, stems, entries);
  if (exclusion)
    return { found: { measure, applies: null, cases: best.cases, exclusion }, score: best.score };
  const cases = namedIn(best.cases, stems);
  const value = inBase(measure.value, measure.unit);
  const inside = cases.filter(({ bound }) => isInside(bound, value));
  const [applies = null, other] = narrowest(inside);
  const isSingle = cases.length === 1;
  if (other || (!applies && !isSingle)) return null;
  // Another line of the same list may state what this one leaves out.
  const isElsewhere = (one: Case) =>
    !best.cases.includes(one) &&
    one.row.section === best.cases[0]?.row.section &&
    isInside(one.bound, value);
  if (!applies && fitting.some(isElsewhere)) return null;
  return { found: { measure, applies, cases, exclusion: null }, score: best.score };
}

/** What a denial of the same rule names decides before the number does. */
function exclusionFrom(
  cases: readonly Case[],
  stems: readonly string[],
  entries: readonly Entry[],
): Clause | null {
  const clauses = entries.flatMap(clausesOf);
  const found = entries
    .filter((entry) => cases.some(({ row }) => isParagraph(row, entry.row)))
    .flatMap(clausesOf)
    .find(
      (clause) =>
        clause.denies &&
        /\bnao\b/.test(clause.text) &&
        !cases.some(({ text }) => text === clause.text) &&
        excludedBy(clause, [], stems, clauses).length > 0,
    );
  return found ?? null;
}

const isMeasuredBy = (
  { bound: { unit, relation, low, high }, row }: Case,
  measure: Measure,
): boolean =>
  isSameDimension(unit, measure.unit) &&
  !statesElsewhere(row.line, measure, [low, high]) &&
  (relation === measure.relation ||
    relation === null ||
    (measure.relation === null && relation === 'ahead' && measure.isOfNotice)) &&
  (measure.relation !== 'age' || relation === 'age');

/** "30/60 dias só para clientes com mais de 6 meses": 60 days are no months of being a customer. */
const statesElsewhere = (
  line: string,
  { value, unit }: Measure,
  bounds: readonly (number | null)[],
): boolean =>
  !bounds.includes(inBase(value, unit)) &&
  figuresOf(line).some(
    ({ range, value: low }) =>
      range.unit === unit &&
      (low === value || range.low === value || range.high === value) &&
      !bounds.includes(inBase(value, unit)),
  );

/** Cases of one paragraph, or of lines that begin with the same word below one heading. */
function groupsOf(cases: readonly Case[]): Case[][] {
  const groups: Case[][] = [];
  for (const one of cases) {
    const group = groups.find((others) => others.some((other) => isBeside(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

const isBeside = (one: Case, other: Case): boolean =>
  isParagraph(one.row, other.row) ||
  (one.row.file === other.row.file &&
    one.row.section === other.row.section &&
    ((firstWord(one) === firstWord(other) && firstWord(one) !== '') ||
      (isBoundFirst(one) && isBoundFirst(other) && one.bound.relation === other.bound.relation)));

/** A line of cases of what its heading names: "De 14 a 7 dias: devolução de 50%". */
const isBoundFirst = ({ row }: Case): boolean =>
  row.section !== '' &&
  /^(?:com )?(?:ate|de|menos|mais|menor(?:es)?|maior(?:es)?|acima|abaixo|entre|a partir|antes|depois|\d{1,4})\b/.test(
    fold(row.line),
  );

const firstWord = ({ row }: Case): string => /^[a-z]{4,30}/.exec(fold(row.line))?.[0] ?? '';

/** How much of a message a rule names, rare words more; 0 where no word is the same. */
function scoreOf(
  stems: readonly string[],
  cases: readonly Case[],
  entries: readonly Entry[],
): number {
  const lines = [...new Set(cases.map(({ entry }) => entry))];
  const own = lines.flatMap(({ label, text, section }) => [
    ...label.stems,
    ...text.stems,
    ...section.stems,
  ]);
  const hits = stems.filter((stem) => isIn(stem, own));
  if (!hits.some((stem) => isIn(stem, own, EXACT))) return 0;
  return hits.reduce((sum, stem) => {
    const count = entries.filter(({ text, label }) => isIn(stem, [...text.stems, ...label.stems]));
    const weight = Math.log(1 + entries.length / Math.max(1, count.length));
    return sum + weight * (isIn(stem, own, EXACT) ? 1 : RELATED);
  }, 0);
}

/** A word of a near meaning. */
const RELATED = 0.3;

/** Of cases of several goods those of the goods that are named: "acessórios 90 dias; serviços 120 dias". */
function namedIn(cases: readonly Case[], stems: readonly string[]): readonly Case[] {
  const hits = cases.map((one) => ownOf(one, cases).filter((stem) => isIn(stem, stems)).length);
  const most = Math.max(...hits);
  const named = cases.filter((_case, at) => hits[at] === most);
  return most > 0 && overlaps(cases) ? named : cases;
}

/** The stems of a case that its siblings lack. */
const ownOf = (one: Case, cases: readonly Case[]): string[] =>
  one.stems.filter(
    (stem) =>
      !isIn(stem, one.entry.label.stems, EXACT) &&
      cases.every((other) => other === one || !isIn(stem, other.stems)),
  );

/** Whether a number may be inside of several: then the name selects. */
const overlaps = (cases: readonly Case[]): boolean =>
  cases.some(({ bound: one }, at) =>
    cases.some(
      ({ bound: other }, later) =>
        later > at &&
        (one.low ?? -Infinity) < (other.high ?? Infinity) &&
        (other.low ?? -Infinity) < (one.high ?? Infinity),
    ),
  );
