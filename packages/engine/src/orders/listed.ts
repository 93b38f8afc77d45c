import type { Book } from './book-type.ts';
import { requestIn } from './request.ts';

/** Whether a message counts goods of a price list without their price: its numbers alone make no sum of it. */
export const countsListed = (text: string, { products }: Book): boolean =>
  requestIn(text, products)?.items.some(
    ({ count, price, products: [one] }) => count !== null && price === null && one?.source != null,
  ) ?? false;
