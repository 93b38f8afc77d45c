import { fold } from '../../shared/text.ts';
import type { Attempt } from './problem.ts';
import { type Given, isCountable, isPeriod, MONEY } from './quantity.ts';

/** When something happens, not how long it is paid for. */
const ASIDE =
  /\b(?:esper\w+|daqui a|depois de|dentro de|apos|ha|faz|prazo de|validade de|garantia de)(?: (?:uns|umas|mais))? \S{1,8} (?:dias?|semanas?|mes|meses|anos?)\b/;

/** "esperando três meses ganha 9 a mais por saca": the months change nothing. */
export function withoutDurations(attempt: Attempt, text: string): Attempt[] {
  if (!ASIDE.test(fold(text))) return [];
  const { givens, asked, needed } = attempt;
  const isAside = ({ unit, role, per }: Given) =>
    isPeriod(unit) &&
    role === 'count' &&
    per.length === 0 &&
    !asked.per.includes(unit) &&
    asked.unit !== unit &&
    !givens.some((one) => one.per.some(isPeriod));
  const asides = givens.slice(0, needed).filter(isAside);
  const rest = givens.filter((one) => !asides.includes(one));
  const isEnough = rest.some(({ unit }) => isCountable(unit) || unit === MONEY);
  return asides.length > 0 && isEnough
    ? [{ ...attempt, givens: rest, needed: needed - asides.length }]
    : [];
}
