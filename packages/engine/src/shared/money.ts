import { fold } from './text.ts';

/** A parsed amount of money. */
export interface Money {
  /** In reais. */
  amount: number;
  /** The period of the amount, when stated. */
  per: 'month' | 'year' | null;
}

const NUMBER =
  /(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,3})?) ?(milhoes|milhao|mi\b|mil\b|k\b|thousand|million|m\b)?/;
const SCALES: Record<string, number> = {
  mil: 1_000,
  k: 1_000,
  thousand: 1_000,
  mi: 1_000_000,
  m: 1_000_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  million: 1_000_000,
};

/** The first amount in a text: `15 mil por mês`, `R$ 180.000,00`, `meio milhão`, `20k`. */
export function parseMoney(text: string): Money | null {
  const folded = fold(text)
    .replace(/meio milhao/g, '500 mil')
    .replace(/um milhao/g, '1 milhao');
  const match = NUMBER.exec(folded);
  if (!match?.[1]) return null;
  const amount = toNumber(match[1]) * (SCALES[match[2] ?? ''] ?? 1);
  return Number.isFinite(amount) && amount > 0 ? { amount, per: period(folded) } : null;
}

function toNumber(digits: string): number {
  if (/^\d{1,3}(\.\d{3})+/.test(digits)) return Number(digits.replace(/\./g, '').replace(',', '.'));
  return Number(digits.replace(',', '.'));
}

function period(folded: string): Money['per'] {
  if (/\b(por|ao|no|a|per|al) ?(mes|month)\b|mensa|monthly|\/ ?mes/.test(folded)) return 'month';
  if (/\b(por|ao|no|em|per|al) ?(1 |um )?(ano|year)\b|anua|yearly|12 meses|\/ ?ano/.test(folded)) {
    return 'year';
  }
  return null;
}
