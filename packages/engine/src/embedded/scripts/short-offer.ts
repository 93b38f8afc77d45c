import type { SlotValue } from '../../shared/writing/pt/slots.ts';
import { shortly } from '../phrasing/nouns.ts';

/** What stands in brackets is a field that the seller fills in once: its text does not change. */
const FIELD = /(\[[^[\]]*\])/;

/** A text that names a long offer in full once, and then shortly: "a calibração". */
export function withShortOffer(text: string, offer: SlotValue): string {
  if (offer === null || typeof offer === 'string') return text;
  const short = shortly(offer).text;
  if (short === offer.text || offer.text.startsWith('[')) return text;
  let isNamed = false;
  return text
    .split(FIELD)
    .map((part) => {
      if (FIELD.test(part)) return part;
      const [first = '', ...rest] = part.split(offer.text);
      return rest.reduce((written, next) => {
        const noun = isNamed ? short : offer.text;
        isNamed = true;
        return `${written}${noun}${next}`;
      }, first);
    })
    .join('');
}
