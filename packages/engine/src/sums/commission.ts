import { percentOf } from '../facts/calculator.ts';
import type { Figure } from './figures.ts';
import { money, percent, plain, stepsText } from './format.ts';
import { missing, type Outcome, result } from './outcome.ts';
import { amounts, counted, percents, totalOf } from './roles.ts';

/** "6% em 3 vendas de 4.500", "10 matrículas, 35 cada", "2% até 10 mil e 3% no resto, vendi 16 mil". */
export function commission(figures: readonly Figure[], text: string): Outcome {
  const rates = percents(figures);
  const tiers = rates.length >= 2 && /\b(resto|restante|acima|excedente|que passar)\b/.test(text);
  if (tiers) return tiered(figures, rates);
  const [rate, second] = rates;
  if (!rate) return perUnit(figures);
  const total = totalOf(figures);
  if (!total) return missing(`Sobre quanto são os ${percent(rate.value)}? Me diz o valor vendido.`);
  const made = percentOf(rate.value, total.value);
  if (!made) return missing('Me confirma os dois números: o valor vendido e a porcentagem.');
  const steps = [total.steps, stepsText(made)].filter(Boolean).join('; ');
  const tax = second && /impost|inss|desconta|liquid/.test(text) ? second.value : null;
  if (tax !== null) {
    const net = made.result.value * (1 - tax / 100);
    return result(
      `Dá **${money(made.result.value)}** bruto e **${money(net)}** líquido.`,
      `${steps}; ${money(made.result.value)} − ${percent(tax)} = ${money(net)}`,
      'o imposto incide sobre a comissão',
    );
  }
  return result(
    `A comissão dá **${money(made.result.value)}**.`,
    steps,
    ...(rates.length > 1 ? ['usei a primeira porcentagem que você disse'] : ['sem impostos']),
  );
}

function perUnit(figures: readonly Figure[]): Outcome {
  const count = counted(figures)[0];
  const [each, extra] = amounts(figures);
  if (!count || !each) return missing('Qual é a porcentagem da comissão, e sobre quanto?');
  const base = count.value * each.value;
  const bonus = extra && /bonus|extra|mais/.test(extra.before) ? extra.value : 0;
  const steps = `${plain(count.value)} × ${money(each.value)} = ${money(base)}`;
  return result(
    `Dá **${money(base + bonus)}**.`,
    bonus ? `${steps}; + ${money(bonus)} = ${money(base + bonus)}` : steps,
  );
}

function tiered(figures: readonly Figure[], [low, high]: readonly Figure[]): Outcome {
  const limits = amounts(figures);
  const sold = limits.reduce((most, { value }) => Math.max(most, value), 0);
  const limit = limits.find(({ value }) => value < sold)?.value;
  if (!low || !high || limit === undefined)
    return missing('Até que valor vale a primeira porcentagem, e quanto você vendeu?');
  const [first, rest] = [limit * (low.value / 100), (sold - limit) * (high.value / 100)];
  return result(
    `A comissão dá **${money(first + rest)}**.`,
    `${money(limit)} × ${percent(low.value)} = ${money(first)}; ${money(sold - limit)} × ${percent(high.value)} = ${money(rest)}; soma = ${money(first + rest)}`,
    'a segunda porcentagem vale só para o que passa do limite',
  );
}
