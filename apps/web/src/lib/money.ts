/** What a seller types as an amount in R$. */
export type TypedAmount = number | 'empty' | 'invalid';

/** Above this an amount is asked again: most are a slip of the finger. */
export const LARGE_AMOUNT = 1_000_000;

const MULTIPLIERS: Readonly<Record<string, number>> = { k: 1_000, mil: 1_000, mi: 1_000_000 };

/** Reads "1500", "1.500,00", "R$ 1.500", "1,5 mil" and "2k". */
export function readAmount(text: string): TypedAmount {
  const folded = text.trim().toLowerCase();
  if (folded === '') return 'empty';
  const bare = folded
    .replace(/^r\$/, '')
    .replace(/(?:reais|real)$/, '')
    .trim();
  const word = /(?:k|mil|mi)$/.exec(bare)?.[0] ?? '';
  const digits = bare.slice(0, bare.length - word.length).replace(/\s/g, '');
  const value = decimal(digits);
  if (value === null) return 'invalid';
  return Math.round(value * (MULTIPLIERS[word] ?? 1) * 100) / 100;
}

/** The last separator is the decimal one when one or two digits follow it, and no other one is it. */
function decimal(digits: string): number | null {
  const [, whole = '', mark = '', fraction = '0'] =
    /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  const isWhole = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$|^\d+$/.test(whole);
  if (!isWhole || (mark !== '' && whole.includes(mark))) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}

/** An amount in R$ as it is written in a language; without cents when there are none. */
export const money = (language: string, amount: number): string =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
