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
