import { fold } from '../../shared/text.ts';
import { money, plain } from '../format.ts';
import { result } from '../outcome.ts';
import type { Formula } from './problem.ts';
import { type Given, MONEY } from './quantity.ts';
import { madeOf } from './relation.ts';

const ASKS =
  /\bse pag(?:a|am|ar|aria)\b|\b(?:payback|retorno|recuper\w+)\b|\bem q(?:ua)?n?t[oa]s? (?:\w+ )?(?:volta|empata)/;
const SPENT =
  /\b(?:custa|custou|custo|investimento|invest\w+|preco|comprar|compra|pag\w+ por|vale|valor)\b/;
const PERIODS: Readonly<Record<string, readonly [string, string]>> = {
  month: ['mês', 'meses'],
  week: ['semana', 'semanas'],
  day: ['dia', 'dias'],
  year: ['ano', 'anos'],
};

/**
 * "gasta 1.900 de lenha por mês, o novo 1.150 de gás e custa 18.000: em quantos meses se paga?": the
 * difference of two running costs pays for what is bought. Null for any other message.
 */
export function payback(text: string, own: readonly Given[]): Formula | null {
  if (!ASKS.test(fold(text)) || own.length !== 3 || own.some(({ unit }) => unit !== MONEY))
    return null;
  const price = own.find((one) => isLargest(one, own));
  const running = own.filter((one) => one !== price);
  const [period] = running.flatMap(({ per }) => per).filter((one) => PERIODS[one] !== undefined);
  const [one, two] = running;
  if (!price || !one || !two || period === undefined || !SPENT.test(fold(text))) return null;
  const [high, low] = one.value > two.value ? [one, two] : [two, one];
  const saved = high.value - low.value;
  if (saved <= 0 || price.value < high.value) return null;
  const count = price.value / saved;
  const [single, plural] = PERIODS[period] ?? ['', ''];
  return {
    outcome: result(
      `Paga-se em **${plain(Math.round(count * 10) / 10)} ${count < 2 ? single : plural}**.`,
      `${money(high.value)} − ${money(low.value)} = ${money(saved)} por ${single}; ${money(price.value)} ÷ ${money(saved)} = ${plain(count)}`,
    ),
    value: madeOf(count, period, 'count'),
  };
}

const isLargest = (one: Given, all: readonly Given[]) =>
  all.every((other) => other === one || other.value < one.value);
