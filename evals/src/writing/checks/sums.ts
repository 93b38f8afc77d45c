import type { Check, Finding } from './check.ts';

const NUMBER = String.raw`(\d[\d.]*(?:,\d+)?)( (?:mil|milhão|milhões)(?!\p{L}))?`;
/** "R$ 90.000 ÷ R$ 28.000 = 3,2, ou seja 4": both sides with their units. */
const SUM = new RegExp(
  String.raw`(?:R\$ )?${NUMBER}(%?)[^÷×−=;:.]{0,60}? ([÷×−]) (?:R\$ )?${NUMBER}(%?)[^÷×−=;:]{0,40}? = (cerca de )?(?:R\$ )?${NUMBER}(?:, ou seja (\d+))?`,
  'gu',
);
const SCALE: Readonly<Record<string, number>> = { mil: 1e3, milhão: 1e6, milhões: 1e6 };
/** Months of a year, workdays and weeks of a month, and the estimated share that closes. */
const GIVEN: ReadonlySet<number> = new Set([12, 22, 4, 20]);
const MIDDLE = /meio da faixa: R\$ ([\d.]+(?:,\d+)?)/g;
/** Results are shown with one decimal at least. */
const ROUNDED = 0.051;
const ABOUT = 0.02;

/** Sums whose result is wrong, or whose numbers come from nowhere. */
export const sums: Check = ({ text, facts }) => {
  const known = new Set(facts.numbers);
  for (const [, middle = ''] of text.matchAll(MIDDLE)) {
    if (isMiddle(amountOf(middle), facts.numbers)) known.add(amountOf(middle));
  }
  return [...text.matchAll(SUM)].flatMap(([sum, ...parts]): Finding[] => {
    const [
      left = '',
      leftScale,
      ,
      sign,
      right = '',
      rightScale,
      share,
      about,
      result = '',
      scale,
      whole,
    ] = parts;
    const [one, other, shown] = [
      amountOf(left, leftScale),
      amountOf(right, rightScale),
      amountOf(result, scale),
    ];
    const computed = compute(one, sign ?? '', share === '%' ? other / 100 : other);
    const isKnown = known.has(one) && (known.has(other) || GIVEN.has(other));
    known.add(shown);
    if (whole !== undefined) known.add(Number(whole));
    const margin = about || scale ? Math.max(ROUNDED, Math.abs(computed) * ABOUT) : ROUNDED;
    const isRight =
      Math.abs(computed - shown) <= margin &&
      (whole === undefined || Number(whole) === Math.ceil(shown));
    return isKnown && isRight ? [] : [{ check: 'sum', excerpt: sum }];
  });
};

function compute(one: number, sign: string, other: number): number {
  if (sign === '÷') return one / other;
  return sign === '×' ? one * other : one - other;
}

const amountOf = (digits: string, scale = ''): number =>
  Number(digits.replaceAll('.', '').replace(',', '.')) * (SCALE[scale.trim()] ?? 1);

function isMiddle(value: number, numbers: ReadonlySet<number>): boolean {
  return [...numbers].some((low) => low < value && numbers.has(2 * value - low));
}
