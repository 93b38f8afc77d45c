/** "R$ 1.900", "R$ 89,90". */
export const reais = (value: number): string =>
  `R$ ${value.toLocaleString('pt-BR', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/** An amount as somebody would say it: two significant digits, three of a large one. */
export function roundAmount(value: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  const unit = 10 ** Math.max(0, digits - 1);
  const step = value < 100 ? (value < 20 ? 1 : 5) : unit / 2;
  return Math.max(1, Math.round(value / step) * step);
}

/** Down to a whole amount that a buyer would name. */
export function roundOffer(value: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  const step = Math.max(1, 10 ** (digits - 2) * 5);
  return Math.max(1, Math.floor(value / step) * step);
}
