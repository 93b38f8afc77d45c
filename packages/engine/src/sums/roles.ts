import type { Figure } from './figures.ts';
import { money, plain } from './format.ts';

export const percents = (figures: readonly Figure[]) =>
  figures.filter(({ kind }) => kind === 'percent');

/** Instalments: "10 vezes", "em 10x", "18 parcelas". */
export const times = (figures: readonly Figure[]) =>
  figures.filter(
    ({ kind, noun, value }) =>
      (kind === 'times' || /^(parcelas?|prestac|vezes)/.test(noun)) && Number.isInteger(value),
  );

/** Money, and bare numbers that nothing else claims. */
export const amounts = (figures: readonly Figure[]) =>
  figures.filter(
    (one) =>
      one.kind === 'money' ||
      (one.kind === 'bare' && !times([one]).length) ||
      (one.kind === 'count' && isMoneyNoun(one.noun)),
  );

/** Counted things: "3 vendas", "22 dias" is not one. */
export const counted = (figures: readonly Figure[]) =>
  figures.filter(
    ({ kind, noun }) =>
      kind === 'count' && !isMoneyNoun(noun) && !/^(dias?|vezes|parcelas?)/.test(noun),
  );

export const days = (figures: readonly Figure[]) =>
  figures.filter(({ noun, after }) => /^(dias?|semanas?|fds)\b/.test(noun || after));

/** Words that follow an amount and are no counted thing: "4.500 de custo". */
const isMoneyNoun = (noun: string) =>
  /^(reais|real|conto|contos|pila|custo|fixo|lucro|aluguel|e|de|por|com|em|no|na|a|mais|bruto|liquido|vista|hoje|mes)$/.test(
    noun,
  );

/** The amount that a rate applies to; "3 vendas de 4.500" is 13,500. */
export function totalOf(figures: readonly Figure[]): { value: number; steps: string } | null {
  const money_ = amounts(figures);
  const [count] = counted(figures);
  const [amount] = money_.toSorted((a, b) => b.value - a.value);
  if (!amount) return count ? { value: count.value, steps: '' } : null;
  const isEach = /\b(de|a|por|cada)$/.test(amount.before) || /\bcada\b/.test(amount.after);
  if (count && isEach && count.value <= 10_000) {
    const value = count.value * amount.value;
    return { value, steps: `${plain(count.value)} × ${money(amount.value)} = ${money(value)}` };
  }
  return { value: amount.value, steps: '' };
}
