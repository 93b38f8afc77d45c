import type { Offer } from '@salesai/contract/coach';

const ITEM_MAX = 80;
const PRICE_MAX = 60;
/** A reply from one price row: "**R$ 300 por mês**, plano Ouro — **tabela.txt**, p. 2." */
const ROW =
  /^\*\*(R\$ [^*\n]{1,80})\*\*, ([^*\n;]{1,300}) — \*\*[^*\n]{1,200}\*\*(?:, p\. \d{1,6})?\.$/;

/** The price that a reply from the seller's documents states, as an offer; null for any other reply. */
export function offerIn(reply: string): Offer | null {
  const [, price = '', item = ''] = ROW.exec(reply.trim()) ?? [];
  const [named, priced] = [unescaped(item), unescaped(price)];
  const isShort = named.length <= ITEM_MAX && priced.length <= PRICE_MAX;
  return named !== '' && priced !== '' && isShort ? { item: named, price: priced } : null;
}

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1').trim();
