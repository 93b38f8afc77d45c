import { margin, markUp, priceForMargin, priceForMarkUp } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, stepsText } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, percents } from './roles.ts';

const COST =
  /\b(custo|custa|custou|pago|paguei|compro|comprei|gasto|gastei|sai por|imprimo|fabrico|faco por|gasta)\b/;
const PRICE = /\b(vendo|vendi|vende|cobro|cobrar|preco|passo|repasso|faturo)\b/;
const EXTRA = /\b(frete|embalagem|taxa|mais|imposto)\b/;
const ON_COST = /\b(mark\s?-?up|markup|em cima|sobre (o )?custo|de lucro sobre|100% de lucro)\b/;

/** "compro por 22 e vendo por 40", "custo 28 mais frete 4, margem de 60%". */
export function marginSum(figures: readonly Figure[], text: string): Outcome {
  const money_ = amounts(figures);
  const [rate] = percents(figures);
  const profit = money_.find(({ before }) =>
    /\b(sobrou|sobra|lucro de|lucrei|ganhei)\b/.test(before),
  );
  const price = money_.find((one) => PRICE.test(lastVerb(one.before)) && one !== profit);
  const costs = money_.filter((one) => one !== price && one !== profit);
  const isAllCost = costs.length > 1 && costs.slice(1).every(({ before }) => EXTRA.test(before));
  const cost = isAllCost || price ? sum(costs) : (costs[0]?.value ?? 0);
  if (price && profit && costs.length === 0) return fromProfit(price.value, profit.value);
  const second = price ?? (isAllCost ? undefined : costs[1]);
  if (second && cost > 0) return ofPrice(second.value, price ? cost : (costs[0]?.value ?? 0), rate);
  if (rate && cost > 0) return forRate(cost, rate.value, ON_COST.test(text), steps(costs, cost));
  if (money_.length === 0) return missing('Quanto custa para você e por quanto vende?');
  return missing(
    price
      ? 'E quanto custa para você, com tudo (material, frete, taxa)?'
      : 'Por quanto você vende, ou qual margem você quer?',
  );
}

/** Of "compro por 22 e vendo" the last of the verbs decides. */
function lastVerb(before: string): string {
  const words = before.split(' ');
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? '';
    if (COST.test(word) || PRICE.test(word) || EXTRA.test(word)) return word;
  }
  return '';
}

const sum = (figures: readonly Figure[]) => figures.reduce((all, { value }) => all + value, 0);
const steps = (costs: readonly Figure[], total: number) =>
  costs.length > 1
    ? `${costs.map(({ value }) => money(value)).join(' + ')} = ${money(total)} de custo; `
    : '';

function ofPrice(one: number, other: number, fee: Figure | undefined): Outcome {
  const [price, cost] = [one, other];
  const taken = fee ? (price * fee.value) / 100 : 0;
  const whole = cost + taken;
  const share = margin(price, whole);
  const on = markUp(price, whole);
  if (!share || !on) return missing('Me confirma o custo e o preço de venda.');
  const feeText = fee ? `${money(price)} × ${percent(fee.value)} = ${money(taken)} de taxa; ` : '';
  const verdict = price > whole ? 'Sobram' : 'Falta dinheiro: são';
  return result(
    `${verdict} **${money(price - whole)}** por venda: margem de **${percent(share.result.value)}** sobre o preço e mark-up de **${percent(on.result.value)}** sobre o custo.`,
    `${feeText}${stepsText(share)}`,
    ...(fee ? [] : ['sem impostos nem taxa de cartão']),
  );
}

function fromProfit(price: number, profit: number): Outcome {
  const share = (profit / price) * 100;
  return result(
    `A margem é de **${percent(share)}**: de ${money(price)} sobraram ${money(profit)}.`,
    `${money(profit)} ÷ ${money(price)} = ${percent(share)}`,
  );
}

function forRate(cost: number, rate: number, onCost: boolean, before: string): Outcome {
  const made = onCost || rate >= 100 ? priceForMarkUp(cost, rate) : priceForMargin(cost, rate);
  if (!made) return missing('Me confirma o custo e a margem que você quer.');
  const price = made.result.value;
  return onCost || rate >= 100
    ? result(
        `Com ${percent(rate)} em cima do custo, venda por **${money(price)}**.`,
        `${before}${stepsText(made)}`,
        'lucro contado sobre o custo (mark-up)',
      )
    : result(
        `Para ficar com ${percent(rate)} de margem, venda por **${money(price)}**; se ${percent(rate)} for em cima do custo, seria ${money(cost * (1 + rate / 100))}.`,
        `${before}${money(cost)} ÷ (100% − ${percent(rate)}) = ${money(price)}`,
        'margem contada sobre o preço de venda',
      );
}
