import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';

/** One priced row with how many of it. */
export interface QuoteLine {
  count: number;
  row: DocumentRow;
  /** The unit that was counted, as a stem; null for pieces. */
  unit: string | null;
  /** The terms of the message that chose the row. */
  terms: readonly string[];
}

/** A percentage of a rule, applied to the total. */
export interface QuoteRule {
  rate: number;
  /** A share of the total is a deposit or a commission. */
  effect: 'off' | 'more' | 'part';
  /** Null for a percentage that the message itself states. */
  row: DocumentRow | null;
  /** Whether the quantity brought it in, rather than the message. */
  isAutomatic: boolean;
}

/** What the seller asks the price of: rows, how many, and under which rules. */
export interface Quote {
  lines: readonly QuoteLine[];
  rules: readonly QuoteRule[];
  /** Equal parts that the total is paid in. */
  parts: number | null;
}

export const unitPrice = ({ row }: QuoteLine): number => row.amount?.low ?? 0;

export const subtotalOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, line) => sum + line.count * unitPrice(line), 0);

const FEE =
  /\b(?:frete|entrega|taxa|matricula|instalacao|adesao|caucao|multa|deslocamento|montagem|almoco|extra)\b/;
/** Rules about the price of the goods leave fees and what is priced apart alone. */
export const isFeeRow = ({ section, item, conditions }: DocumentRow): boolean =>
  FEE.test(fold(`${section} ${item} ${conditions.join(' ')}`));
