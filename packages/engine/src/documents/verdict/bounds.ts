import { containsValue, type Figure, figuresOf } from '../quantities.ts';
import type { RowRange } from '../row.ts';
import { type Bound, type Clause, clausesOf } from './clauses.ts';
import type { Whether } from './whether.ts';

/** Whether a rule states the very number of the question. */
export const states = ({ text }: Clause, { kind, value, range }: Figure): boolean =>
  figuresOf(text).some(
    (one) =>
      one.value === value &&
      one.kind === kind &&
      (range.unit === null || one.range.unit === range.unit),
  );

/**
 * Whether the numbers and days of a question are inside of the bounds of a rule; null without any,
 * 'unclear' where the rule states another number of their unit.
 */
export function boundedBy(asked: Whether, clause: Clause): boolean | 'unclear' | null {
  const { days, text, denies } = clause;
  const results: boolean[] = [];
  let unjudged = 0;
  if (asked.days.size > 0 && days.size > 0)
    results.push([...asked.days].every((day) => days.has(day)));
  if (asked.figures.filter(isAmount).length > 1) return 'unclear';
  const instalments = paysInstalments(asked, text);
  if (instalments !== null) return instalments;
  for (const figure of asked.figures) {
    const inside = withinBounds(figure, clause, asked);
    if (inside !== null && isBesideOther(figure, clause)) return 'unclear';
    if (inside !== null) results.push(inside);
    else if (isOtherNumber(figure, clause)) return 'unclear';
    else if (
      figure.kind === 'percent' &&
      !denies &&
      (rateIn(text) ?? figure.value) !== figure.value
    )
      results.push(false);
    else if (!states(clause, figure)) unjudged += 1;
  }
  if (results.length === 0) return null;
  const isInside = results.every(Boolean);
  return isInside && unjudged > 0 ? 'unclear' : isInside;
}

const isAmount = ({ kind, value, range }: Figure): boolean =>
  kind === 'money' || (kind === 'counted' && range.unit === null && value >= AMOUNT);

/** "90 dias no freezer, 3 dias na geladeira": another part of the line has a number of its own. */
const isBesideOther = ({ range }: Figure, { entry }: Clause): boolean =>
  range.unit !== null &&
  clausesOf(entry).some(({ text, bounds }) => {
    const stated = figuresOf(text).filter(
      (figure) => figure.kind === 'counted' && figure.range.unit === range.unit,
    );
    return stated.length > bounds.filter((bound) => bound.range.unit === range.unit).length;
  });

/** "parcela mínima de R$ 120": whether as many instalments of an amount reach it. */
function paysInstalments(asked: Whether, text: string): boolean | null {
  const least = /\bparcelas? minimas? (?:de |e |: )?(?:r\$ ?)?(\d+)/.exec(text)?.[1];
  const times = asked.figures.find(({ range }) => range.unit === 'parcel')?.value;
  const amount = asked.figures.find(
    ({ kind, value, range }) => kind === 'money' || (range.unit === null && value >= AMOUNT),
  )?.value;
  if (!least || !times || !amount) return null;
  return amount / times < Number(least) ? false : null;
}

/** Whether a rule states another number of the same unit, which may or may not bound it. */
const isOtherNumber = ({ kind, value, range }: Figure, { text }: Clause): boolean =>
  kind === 'counted' &&
  range.unit !== null &&
  figuresOf(text).some(
    (one) => one.kind === 'counted' && one.range.unit === range.unit && one.value !== value,
  );

/** From this on a number without a unit is an amount of money. */
const AMOUNT = 100;

function withinBounds(
  { kind, value, range }: Figure,
  { bounds }: Clause,
  { figures, text }: Whether,
): boolean | null {
  const isBare = kind === 'counted' && range.unit === null;
  const unit = kind === 'money' || (isBare && value >= AMOUNT) ? 'r$' : range.unit;
  const isTaken = (bound: Bound) =>
    unit === null &&
    figures.some((one) => one.range.unit !== null && one.range.unit === bound.range.unit);
  const same = bounds.filter(
    (bound) =>
      (bound.kind === 'percent') === (kind === 'percent') &&
      !isTaken(bound) &&
      (unit !== 'r$' || bound.range.unit === 'r$') &&
      (!bound.isAhead || AHEAD.test(text)),
  );
  const isSpan = figures.every((one) => one.range.unit !== 'ano');
  const inside = same.flatMap((bound) => insideOf(bound.range, value, unit, isSpan) ?? []);
  return inside.length === 0 ? null : inside.every(Boolean);
}

/** Days and hours are compared with each other, ages with no other time. */
function insideOf(
  range: RowRange,
  value: number,
  unit: string | null,
  isSpan: boolean,
): boolean | null {
  const isSame = range.unit === unit || (unit === null && range.unit !== 'r$');
  const isTime = [range.unit, unit].every((one) => one !== null && DAYS.test(one));
  const isYears = isSpan && unit === 'mensal' && range.unit === 'ano';
  return isSame || isTime || isYears ? containsValue(range, value, unit) : null;
}

const DAYS = /^(?:h|hora|dia|seman\w*)$|^mensal$/;

/** What is measured back from an appointment. */
const AHEAD =
  /\b(?:antes|antecedencia|falta\w*|vespera|cancel\w*|desmarc\w*|remarc\w*|desist\w*|avis\w+|adi\w+)\b/;

/** The only percentage of a rule. */
function rateIn(text: string): number | null {
  const [first, second] = [...text.matchAll(/(\d{1,3}(?:,\d+)?) ?%/g)];
  return first && !second ? Number((first[1] ?? '').replace(',', '.')) : null;
}
