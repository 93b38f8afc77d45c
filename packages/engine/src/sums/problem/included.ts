import { fold } from '../../shared/text.ts';
import { money, plain } from '../format.ts';
import { result } from '../outcome.ts';
import type { Formula } from './problem.ts';
import { type Given, isCountable, MONEY } from './quantity.ts';
import { madeOf } from './relation.ts';

const INCLUDES =
  /\b(?:ate|inclui\w*|inclus[oa]s?|incluid[oa]s?|com direito a|franquia|da direito a|cobre\w*|ja vem com)\b/;
const BEYOND =
  /\b(?:adiciona\w+|extras?|excedente\w*|a mais|acima|alem|que passar\w*|passou|passar)\b/;

/**
 * "389 com até 3 usuários, mais 95 por adicional, ela tem 5": a price that includes so many, and one
 * for each beyond. Null for any other message.
 */
export function beyondIncluded(text: string, own: readonly Given[]): Formula | null {
  const folded = fold(text);
  if (!INCLUDES.test(folded) || !BEYOND.test(folded) || own.length !== 4) return null;
  const amounts = own.filter(({ unit }) => unit === MONEY);
  const counts = own.filter(({ unit }) => isCountable(unit));
  const [base, each] = amounts;
  const [included, used] = counts;
  if (amounts.length !== 2 || counts.length !== 2 || !base || !each || !included || !used)
    return null;
  const isOrdered = own.indexOf(base) < own.indexOf(each) && own.indexOf(used) === 3;
  if (!isOrdered || base.value <= each.value || used.value <= included.value) return null;
  const beyond = used.value - included.value;
  const whole = base.value + beyond * each.value;
  const isMonthly = base.per.includes('month');
  const outcome = result(
    `Dá **${money(whole)}**${isMonthly ? ' por mês' : ''}.`,
    `${plain(used.value)} − ${plain(included.value)} = ${plain(beyond)}; ${plain(beyond)} × ${money(each.value)} = ${money(beyond * each.value)}; ${money(base.value)} + ${money(beyond * each.value)} = ${money(whole)}`,
  );
  return { outcome, value: madeOf(whole, MONEY, 'price', isMonthly ? ['month'] : []) };
}
