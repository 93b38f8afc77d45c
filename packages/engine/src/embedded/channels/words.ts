import type { Reading } from './reading.ts';

/** Slot values for texts that address the seller. */
export function planWords({ buyer, pain, ticket }: Reading): Record<string, string> {
  return {
    compradores: buyer.many,
    comprador: buyer.one,
    dor: pain,
    ticket: ticket?.text ?? 'o valor da sua venda',
  };
}
