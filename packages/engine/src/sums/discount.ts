import { discounted, salesAfterDiscount } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, plain, stepsText } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, percents } from './roles.ts';

/** "15% em 280", "de 2.400 por 1.980", "39 por 36", "com custo de 60". */
export function discount(figures: readonly Figure[], text: string): Outcome {
  const rates = percents(figures);
  const prices = pricesOf(figures);
  const half = /\b(metade|meio preco|pela metade)\b/.test(text) ? 50 : null;
  const off = rates[0]?.value ?? half;
  if (off === null && prices.length >= 2) return between(prices);
  if (off === null) return missing('Qual é a porcentagem, ou o preço de antes e o de depois?');
  const [price, cost] = prices;
  if (price === undefined) return withoutPrice(rates, off);
  if (rates.length >= 2) return twice(price, rates);
  const made = discounted(price, off);
  if (!made) return missing('Esse desconto não fecha: me diz o preço e uma porcentagem até 100.');
  const answer = `Com ${percent(off)} de desconto, ${money(price)} fica em **${money(made.result.value)}**: são **${money(price - made.result.value)}** a menos.`;
  const isCost = cost !== undefined && /\b(custo|custa|pago|compro|gasto)\b/.test(text);
  const more = isCost ? salesAfterDiscount(price, cost, off) : null;
  if (!more) return result(answer, stepsText(made));
  return result(
    `${answer} Para lucrar o mesmo, você precisa vender **${plain(more.result.value)}** vezes mais.`,
    stepsText(more),
    `custo de ${money(cost ?? 0)} por unidade`,
  );
}

/** "de 39 por 36" are one figure with a baseline, or two amounts. */
function pricesOf(figures: readonly Figure[]): number[] {
  return amounts(figures).flatMap(({ from, value }) => (from === null ? [value] : [from, value]));
}

function between(prices: readonly number[]): Outcome {
  const [one = 0, other = 0] = prices;
  const [before, after] = [Math.max(one, other), Math.min(one, other)];
  const share = ((before - after) / before) * 100;
  return result(
    `De ${money(before)} para ${money(after)} são **${percent(share)}** de desconto (${money(before - after)}).`,
    `${money(before)} − ${money(after)} = ${money(before - after)}; ${money(before - after)} ÷ ${money(before)} = ${percent(share)}`,
  );
}

function twice(price: number, rates: readonly Figure[]): Outcome {
  const end = rates.reduce((left, { value }) => left * (1 - value / 100), price);
  const share = (1 - end / price) * 100;
  return result(
    `Um desconto em cima do outro deixa ${money(price)} em **${money(end)}**: ${percent(share)} no total.`,
    `${money(price)} ${rates.map(({ value }) => `− ${percent(value)}`).join(' ')} = ${money(end)}`,
    'cada desconto vale sobre o preço já descontado',
  );
}

function withoutPrice(rates: readonly Figure[], off: number): Outcome {
  if (rates.length < 2) return missing(`${percent(off)} sobre qual preço?`);
  const left = rates.reduce((rest, { value }) => rest * (1 - value / 100), 1);
  const sum = rates.reduce((all, { value }) => all + value, 0);
  return result(
    `Um em cima do outro dão **${percent((1 - left) * 100)}**, não ${percent(sum)}.`,
    `100% ${rates.map(({ value }) => `− ${percent(value)}`).join(' ')} = ${percent(left * 100)} do preço`,
    'cada desconto vale sobre o preço já descontado',
  );
}
