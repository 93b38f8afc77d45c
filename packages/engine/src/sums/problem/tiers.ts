import { fold } from '../../shared/text.ts';
import { money, percent } from '../format.ts';
import { missing, type Outcome, result } from '../outcome.ts';
import { type Given, MONEY, PERCENT } from './quantity.ts';

const LIMIT =
  /\b(?:ate|bater|passar(?: de)?|passando(?: de)?|acima de|a partir de|chegar (?:em|a|nos)|atingir|superar)(?: os| as)?\s*$/;
const OF_ALL = /\b(?:em|sobre|de) (?:tudo|todas?|todo)\b|\bno total\b/;
const OF_REST =
  /\b(?:no|do|sobre o|n?o) que (?:passar|passa|exceder|ultrapassar)\b|\bexcedente\b|\bsobre o resto\b/;
const SOLD = /\b(?:vend\w+|fiz|fech\w+|fatur\w+|cheg\w+|bat\w+)\b/;

/** "8% até 20 mil e 12% no que passar, vendi 35 mil": a commission of two rates; null for any other sum. */
export function tieredCommission(text: string, own: readonly Given[]): Outcome | null {
  const folded = fold(text);
  const rates = own.filter(({ unit }) => unit === PERCENT);
  const amounts = own.filter(({ unit, value }) => unit === MONEY || value >= 1_000);
  if (!/\bcomiss|\bganho\b|\brecebo\b/.test(folded) || rates.length !== 2 || amounts.length !== 2)
    return null;
  const numbers = [...folded.matchAll(/\d[\d.,]*/g)];
  if (numbers.length !== own.length) return null;
  const limits = amounts.filter((one) =>
    LIMIT.test(folded.slice(0, numbers[own.indexOf(one)]?.index)),
  );
  const [limit] = limits;
  const sold = amounts.find((one) => one !== limit);
  const [low, high] = rates;
  if (limits.length !== 1 || !limit || !sold || !low || !high || !SOLD.test(folded)) return null;
  if (high.value <= low.value) return null;
  const [base, top] = [limit.value, sold.value];
  if (top < base || (top === base && !OF_ALL.test(folded)))
    return share(top, low.value, base, false);
  if (OF_ALL.test(folded)) return share(top, high.value, base, true);
  if (!OF_REST.test(folded))
    return missing(
      `Os ${percent(high.value)} valem para tudo o que você vendeu, ou só para o que passar de ${money(base)}?`,
    );
  const [first, rest] = [(base * low.value) / 100, ((top - base) * high.value) / 100];
  return result(
    `A comissão dá **${money(first + rest)}**.`,
    `${money(base)} × ${percent(low.value)} = ${money(first)}; ${money(top - base)} × ${percent(high.value)} = ${money(rest)}; ${money(first)} + ${money(rest)} = ${money(first + rest)}`,
  );
}

const share = (sold: number, rate: number, limit: number, isReached: boolean) =>
  result(
    `A comissão dá **${money((sold * rate) / 100)}**.`,
    `${money(sold)} ${isReached ? 'chega a' : 'não chega a'} ${money(limit)}: ${money(sold)} × ${percent(rate)} = ${money((sold * rate) / 100)}`,
  );
