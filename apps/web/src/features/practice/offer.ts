import {
  PRACTICE_PRICE_MAX,
  type PracticeOffer,
  type PracticeSession,
} from '@salesai/contract/practice';
import { localEntries } from '#lib/browser-storage.ts';
import { readAmount } from '#lib/money.ts';
import { practiceKey } from './storage.ts';

/** An offer as it is typed. */
export interface TypedOffer {
  name: string;
  price: string;
}

/** The price that was typed; null for none and for one that no practice has. */
export function parsePrice(text: string): number | null {
  const amount = readAmount(text);
  return typeof amount === 'number' && amount > 0 && amount <= PRACTICE_PRICE_MAX ? amount : null;
}

/** The price as it is typed in a language, such as `149,90`. */
export const typedPrice = (price: number, language: string): string =>
  new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(price);

const keyOf = (icpId: string) => practiceKey(`${icpId}:offer`);

/** Keeps what is typed for the next session with this ICP. */
export const saveOffer = (icpId: string, offer: TypedOffer) =>
  localEntries.setItem(keyOf(icpId), JSON.stringify(offer));

/** The offer to start with: what was typed, else the last one with this ICP, else the last one. */
export function offerFor(
  icp: { id: string; ticketRange: string },
  sessions: readonly PracticeSession[],
  language: string,
): TypedOffer {
  const last = sessions.find(({ icpId }) => icpId === icp.id) ?? sessions[0];
  return savedOffer(icp.id) ?? (last && typed(last.offer, language)) ?? priceOnly(icp.ticketRange);
}

function savedOffer(icpId: string): TypedOffer | null {
  const saved: unknown = JSON.parse(localEntries.getItem(keyOf(icpId)) ?? 'null');
  return isTypedOffer(saved) ? saved : null;
}

const isTypedOffer = (value: unknown): value is TypedOffer =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'string';

const typed = ({ name, price }: PracticeOffer, language: string): TypedOffer => ({
  name,
  price: typedPrice(price, language),
});

/** The first amount of the ticket, such as `300` of "Cerca de R$ 300". */
const priceOnly = (ticket: string): TypedOffer => ({
  name: '',
  price: /R\$\s?(\d[\d.,]*\d|\d)/.exec(ticket)?.[1] ?? '',
});
