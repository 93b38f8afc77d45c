import type { IcpProfile } from '@salesai/contract/icp';
import type { TicketBand } from '../../knowledge/channels/situation.ts';
import { parseMoney } from '../../shared/money.ts';
import { cleanText, fold } from '../../shared/text.ts';

/** The value of one sale to this buyer. */
export interface Ticket {
  band: TicketBand;
  /** The geometric mean of the range, in reais: R$ 1.000 for R$ 100 to R$ 10.000. */
  amount: number;
  /** For use in a sentence: "R$ 500 a R$ 2.000", "até R$ 300". */
  text: string;
}

const AMOUNT = /R\$ ?\d[\d.,]*(?: ?(?:mil(?!h)|milhão|milhões|k)\b)?/gi;
/** Upper limits of the bands in reais; see {@link TicketBand}. */
const BANDS: readonly (readonly [number, TicketBand])[] = [
  [300, 'low'],
  [3_000, 'mid'],
  [30_000, 'high'],
];

/** The ticket, or null when the profile contains no amount in reais. */
export function ticketOf({ ticketRange, details }: IcpProfile): Ticket | null {
  return read(ticketRange) ?? read(details.ticketMedio);
}

function read(source: string): Ticket | null {
  const text = cleanText(source);
  const amountTexts = (text.match(AMOUNT) ?? [])
    .slice(0, 2)
    .map((amount) => amount.replace(/(?<![.,])[.,]+$/, ''));
  const amounts = amountTexts.flatMap((amount) => parseMoney(amount)?.amount ?? []);
  const [low, high] = [amounts[0], amounts.at(-1)];
  if (low === undefined || high === undefined) return null;
  const amount = Math.sqrt(low * high);
  return { amount, band: bandOf(amount), text: range(text, amountTexts) };
}

export const bandOf = (amount: number): TicketBand =>
  BANDS.find(([upTo]) => amount <= upTo)?.[1] ?? 'premium';

/** Amounts are per sale unless a period is stated. */
function periodOf(folded: string): string {
  if (/\bpor mes\b|mensa|\/ ?mes|ao mes/.test(folded)) return ' por mês';
  return /\bpor ano\b|anua|\/ ?ano|ao ano/.test(folded) ? ' por ano' : '';
}

function range(text: string, [low = '', high]: string[]): string {
  const period = periodOf(fold(text));
  if (high !== undefined && high !== low) return `${low} a ${high}${period}`;
  const before = fold(text.slice(0, text.indexOf(low)));
  if (/\bate$/.test(before)) return `até ${low}${period}`;
  if (/(acima|mais|partir) de$/.test(before)) return `${low} ou mais${period}`;
  return `${low}${period}`;
}
