import type { Voice } from '../../knowledge/scripts/knowledge.ts';
import { capital, cleanText, cut, lower } from '../../shared/text.ts';
import type { Reading } from '../channels/reading.ts';
import type { Ticket } from '../channels/ticket.ts';

const NAME_MAX = 40;
const NAME_WORD = /^\p{L}[\p{L}'’-]*$/u;
const UNKNOWN_NAME = '[seu nome]';
const UNKNOWN_PRICE = '[faixa de preço]';

/** Slot values for texts that address the buyer; `at` selects the argument. */
export function scriptWords(
  { buyer, pain, ticket, seller: { offer }, arguments: own }: Reading,
  name: string,
  at: number,
): Record<string, string> {
  const argumento = own[at % own.length] ?? '';
  return {
    compradores: buyer.many,
    comprador: buyer.one,
    dor: pain,
    ticket: ticket ? price(ticket) : UNKNOWN_PRICE,
    argumento,
    argumentoEmFrase: lower(argumento),
    eu: name,
    quem: offer ? `${name}, trabalho com ${offer}` : name,
    quemLiga: offer ? `${name}, trabalho com ${offer}` : `${name}, da [sua empresa]`,
    assunto: offer ?? '[seu assunto]',
    servico: offer ? capital(offer) : '[serviço]',
  };
}

/** The seller's name: first name in chats, else first and last name. */
export function spokenName(sellerName: string | null, voice: Voice): string {
  const words = cleanText(sellerName ?? '')
    .split(' ')
    .filter((word) => NAME_WORD.test(word));
  const [first = '', ...others] = words;
  const last = others.at(-1);
  const name = voice === 'chat' || voice === 'comments' || !last ? first : `${first} ${last}`;
  return cut(name, NAME_MAX) || UNKNOWN_NAME;
}

/** "algo entre R$ 500 e R$ 2.000": a range to follow "fica em". */
const price = ({ text }: Ticket) => text.replace(/^(R\$ .+?) a (?=R\$ )/, 'algo entre $1 e ');
