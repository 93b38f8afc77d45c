import type { Calculation, Measure, Unit } from './calculator.ts';

const NOUNS: Readonly<
  Record<Exclude<Unit, 'BRL' | 'percent' | 'factor'>, readonly [one: string, many: string]>
> = {
  sales: ['venda', 'vendas'],
  conversations: ['conversa', 'conversas'],
  days: ['dia', 'dias'],
  instalments: ['parcela', 'parcelas'],
};

/** The steps in one line: "R$ 15.000 ÷ R$ 500 = 30 vendas; 30 vendas ÷ 20 % = 150 conversas". */
export const lineOf = ({ steps }: Calculation): string =>
  steps
    .map(
      ({ left, sign, right, result }) =>
        `${format(left)} ${sign} ${format(right)} = ${format(result)}`,
    )
    .join('; ');

/** "R$ 1.234,50", "30 vendas", "8 %", "1,5 vez". */
function format({ value, unit }: Measure): string {
  if (unit === 'BRL') return `R$ ${numeral(value, Number.isInteger(rounded(value, 2)) ? 0 : 2)}`;
  if (unit === 'percent') return `${numeral(rounded(value, 1), 0)} %`;
  if (unit === 'factor') return `${numeral(rounded(value, 2), 0)} ${value < 2 ? 'vez' : 'vezes'}`;
  const [one, many] = NOUNS[unit];
  return `${numeral(value, 0)} ${value === 1 ? one : many}`;
}

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** With points between thousands and at least `decimals` decimals. */
function numeral(value: number, decimals: number): string {
  return new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);
}
