import type { Calculation, Measure } from '../facts/calculator.ts';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "R$ 4.500" and "R$ 39,90". */
export const money = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return `R$ ${Number.isInteger(rounded) ? number.format(rounded) : cents.format(rounded)}`;
};

export const percent = (value: number): string =>
  `${number.format(Math.round(value * 100) / 100)}%`;

export const plain = (value: number): string => number.format(Math.round(value * 100) / 100);

const UNITS: Partial<Record<Measure['unit'], readonly [string, string]>> = {
  sales: ['venda', 'vendas'],
  conversations: ['conversa', 'conversas'],
  days: ['dia', 'dias'],
  instalments: ['parcela', 'parcelas'],
};

function measureText({ value, unit }: Measure): string {
  if (unit === 'BRL') return money(value);
  if (unit === 'percent') return percent(value);
  const names = UNITS[unit];
  return names ? `${plain(value)} ${value === 1 ? names[0] : names[1]}` : plain(value);
}

/** All steps of a calculation in one line. */
export const stepsText = ({ steps }: Calculation): string =>
  steps
    .map(
      ({ left, sign, right, result }) =>
        `${measureText(left)} ${sign} ${measureText(right)} = ${measureText(result)}`,
    )
    .join('; ');
