import { plain } from '../format.ts';
import { type Outcome, result } from '../outcome.ts';
import { type Asked, type Given, isCountable, isPeriod, MONEY, PERCENT } from './quantity.ts';

const YIELDS = /\b(?:rend\w+|gast\w*|us[ao]\w*|leva\w*|da|dao|faz\w*|precis\w+|dura\w*)\b/i;

/** "se 2 kg rendem 90 doces, 7 kg rendem quanto": as many times as much; null for anything else. */
export function proportion(
  own: readonly Given[],
  { unit, per }: Asked,
  text: string,
): Outcome | null {
  const [first, second, third] = own;
  if (!first || !second || !third || per.length > 0 || own.some((one) => one.per.length > 0))
    return null;
  const isPlain = [first, third].every((one) => isCountable(one.unit) || isPeriod(one.unit));
  const isAsked = unit === null || unit === second.unit || unit === MONEY;
  const isOther = first.unit !== second.unit && second.unit !== PERCENT && second.unit !== MONEY;
  if (first.unit !== third.unit || !isOther || !isPlain || !isAsked || first.value === 0)
    return null;
  if (!YIELDS.test(text)) return null;
  const value = (second.value * third.value) / first.value;
  return result(
    `Dá **${plain(value)} ${second.unit === 'item' ? '' : second.unit}**.`.replace(' **.', '**.'),
    `${plain(third.value)} ÷ ${plain(first.value)} × ${plain(second.value)} = ${plain(value)}`,
  );
}
