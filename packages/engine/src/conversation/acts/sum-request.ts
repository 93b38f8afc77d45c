import { asPattern } from '../../shared/text.ts';

/** A number as it is written in a message: "2,5". */
export const written = (value: number): string => String(value).replace('.', ',');

/** The message of a sum with another number in the place of one; null where it states that one not just once. */
export function requestWith(request: string, old: number, by: number): string | null {
  const number = new RegExp(`(?<![\\d.,])${asPattern(written(old))}(?![\\d]|[.,]\\d)`);
  const parts = request.split(number);
  return parts.length === 2 ? parts.join(written(by)) : null;
}
