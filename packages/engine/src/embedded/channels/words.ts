import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { em } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import type { SlotValue } from '../../shared/writing/pt/slots.ts';
import type { Reading } from './reading.ts';

/** The slots of texts that address the seller. */
export type PlanSlot = 'compradores' | 'oferta' | 'dor' | 'ticket';

const OFFER = nounPhrase('que você vende', { gender: 'm', number: 's' });
const BUYERS = nounPhrase('clientes', { gender: 'm', number: 'p' });

export const offerOf = ({ brief }: Reading): NounPhrase => brief.offer ?? OFFER;
export const buyersOf = ({ brief }: Reading): NounPhrase => brief.buyers ?? BUYERS;

/** A price after a preposition: "R$ 500 ou mais" for "a partir de R$ 500". */
export const priceNoun = ({ brief }: Reading): string =>
  brief.price?.text.replace(/^a partir de (.+)$/, '$1 ou mais') ?? 'o valor da sua venda';

/** Slot values for texts that address the seller. */
export function planWords(reading: Reading): Readonly<Record<PlanSlot, SlotValue>> {
  const offer = offerOf(reading);
  return {
    compradores: buyersOf(reading),
    oferta: offer,
    dor:
      reading.brief.pain?.quote ??
      (reading.brief.offer ? `o que mais incomoda ${em(offer).text}` : 'o que mais incomoda hoje'),
    ticket: priceNoun(reading),
  };
}
