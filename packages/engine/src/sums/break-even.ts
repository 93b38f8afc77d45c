import { breakEven } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, plain, stepsText } from './format.ts';
import { marginSum } from './margin.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, percents } from './roles.ts';

const PROFIT = /\b(lucro|sobra|sobram|ganho|margem|entregas? de|resta)\b/;
const PRICE = /\b(vendo|vende|cobro|preco|por|mensalidade|ticket)\b/;
/** What a sale loses or leaves is no point where costs are paid. */
const LOSES = /\b(?:perco|perder|prejuizo|sobra\w*|ganho|lucro)\b/;
const FIXED =
  /\b(?:fix[oa]s?|alugue\w*|contas?|empat\w+|equilibrio|cobrir|zerar|pagar|despesas?|quant[oa]s)\b/;
const COST = /\b(custo de|custa|pago|gasto com|compro)\b/;

/** "custo fixo 15 mil, lucro 2.200", "gasto 1.900 e ganho 35%", "aluguel 1200, luz 280, margem 45%". */
export function breakEvenSum(figures: readonly Figure[], text: string): Outcome {
  if (LOSES.test(text) && !FIXED.test(text)) return marginSum(figures, text);
  const [rate] = percents(figures);
  const money_ = amounts(figures);
  if (money_.length === 0) return missing('Quanto é o custo fixo e quanto sobra em cada venda?');
  if (rate) return onMargin(money_, rate.value);
  const sorted = money_.toSorted((a, b) => b.value - a.value);
  const profit = money_.find(
    ({ before, value }) => PROFIT.test(before) && value !== sorted[0]?.value,
  );
  if (profit) return inSales(sum(money_.filter((one) => one !== profit)), profit.value, 0);
  const price =
    money_.find(
      ({ before, after, value }) => PRICE.test(`${before} ${after}`) && value !== sorted[0]?.value,
    ) ?? sorted[1];
  if (!price)
    return missing(`Para cobrir ${money(sorted[0]?.value ?? 0)}: quanto sobra em cada venda?`);
  const cost = money_.find(
    (one) => one !== price && one.value < price.value && COST.test(one.before),
  );
  return inSales(
    sum(money_.filter((one) => one !== price && one !== cost)),
    price.value,
    cost?.value ?? 0,
  );
}

const sum = (figures: readonly Figure[]) => figures.reduce((all, { value }) => all + value, 0);

function onMargin(costs: readonly Figure[], rate: number): Outcome {
  const fixed = sum(costs);
  const revenue = fixed / (rate / 100);
  const before =
    costs.length > 1
      ? `${costs.map(({ value }) => money(value)).join(' + ')} = ${money(fixed)}; `
      : '';
  return result(
    `Você precisa faturar **${money(revenue)}** para empatar.`,
    `${before}${money(fixed)} ÷ ${percent(rate)} = ${money(revenue)}`,
    `sobram ${percent(rate)} de cada venda`,
  );
}

function inSales(fixed: number, price: number, cost: number): Outcome {
  const made = breakEven(fixed, price, cost);
  if (!made) return missing('Me confirma o custo fixo e quanto sobra em cada venda.');
  const steps =
    cost > 0 ? stepsText(made) : `${money(fixed)} ÷ ${money(price)} = ${plain(fixed / price)}`;
  return result(
    `Você empata com **${plain(made.result.value)} vendas**; da próxima em diante é lucro.`,
    steps,
    cost > 0
      ? `sobram ${money(price - cost)} por venda`
      : `${money(price)} de cada venda ficam para cobrir o custo`,
  );
}
