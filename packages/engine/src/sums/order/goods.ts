import { readMessage } from '../reading/stated.ts';
import { nounsOf, type Segment, segmentsOf } from './segments.ts';

/** Something with a price, of a message of the seller or of the seller's documents. */
export interface Good {
  /** Singular nouns that name it, the most telling first. */
  nouns: readonly string[];
  /** What else it may be called: "acessórios (tiara, brinco ou véu)". */
  others: readonly string[];
  price: number;
  /** For how many the price holds; null for any. */
  least: number | null;
  most: number | null;
  /** "Boné bordado: R$ 22 (tabela.txt)"; null for a price of this talk. */
  source: string | null;
}

/** What others ask, and what the seller pays. */
const OF_OTHERS =
  /\b(?:concorren\w+|fulano|me (?:custa\w*|sai\w*|fica\w*)|gast\w+|pag\w+|compr\w+|custo|custos|econom\w+|comissao|meta|parcel\w+|entrada|sinal|desconto|sobra\w*|lucro|aluguel|acha\w*|achou|vizinh[oa])\b/;
const LINKS =
  /^(?:por|a|de|e|r\$|custa|custam|custava|sai|saem|fica|ficam|cobro|vendo|sao|esta|ta|vale|valem|,|=|seria)$/;
const AFTER = /^(?:reais|real|cada|conto|contos|pila|a|o|por|pela|pelo|na|no|nas|nos)$/;
/** "75 por adulto e 40 por criança" */
const OF_NAME = /^(?:por|na|no|nas|nos|pela|pelo)$/;
/** "em vez de 120": the number that another one replaces. */
export const REPLACED =
  /\b(?:em vez de|ao inves de|no lugar de|e nao|nao)(?: (?:os|as|de|eram|sao))?$/;
/** "camiseta tamanho 6": which one, not for how much. */
const OF_SIZE = /^(?:tamanhos?|tam|numero|nº|num|aro|manequim|idade|modelo)$/;
const BEFORE_NAME = /^(?:na|no|nas|nos|por|pela|pelo|cada|o|a|da|do)$/;

/** The prices that a message states, each with what it is of: "a camiseta sai por 28". */
export function goodsIn(text: string): Good[] {
  const message = readMessage(text);
  if (!message) return [];
  const goods: Good[] = [];
  for (const segment of segmentsOf(message)) {
    // "rash 68 kimono 215": which amount is of which is not plain.
    const found = segment.numbers.length > 1 && segment.words[0] !== '#' ? null : pricedIn(segment);
    if (!found || found.nouns.length === 0) continue;
    const nouns = AS_BEFORE.test(segment.words.join(' '))
      ? [...(goods.at(-1)?.nouns.slice(0, 1) ?? []), ...found.nouns]
      : found.nouns;
    goods.push({ nouns, others: [], price: found.price, least: null, most: null, source: null });
  }
  return goods;
}

/** "o cento do brigadeiro custa 165, o do quindim 190" */
const AS_BEFORE = /^(?:e )?[oa] d[oae] /;

interface Priced {
  nouns: readonly string[];
  price: number;
  /** Which number of the segment it is. */
  at: number;
}

/** The price that a segment states, with the nouns beside it. */
export function pricedIn({ words, numbers }: Segment): Priced | null {
  if (OF_OTHERS.test(words.join(' '))) return null;
  const places = words.flatMap((word, at) => (word === '#' ? [at] : []));
  const at = numbers.findLastIndex(({ mark }, index) => {
    const place = places[index] ?? 0;
    const [before = '', after = ''] = [words[place - 1], words[place + 1]];
    const isEnd = after === '' || AFTER.test(after);
    if (OF_SIZE.test(before)) return false;
    if (REPLACED.test(words.slice(Math.max(0, place - 4), place).join(' '))) return false;
    const isOf = place === 0 ? OF_NAME.test(after) : LINKS.test(before) || isNamed(before);
    return mark === 'money' || (mark === 'none' && isEnd && isOf);
  });
  const number = numbers[at];
  const place = places[at];
  if (!number || place === undefined || number.value <= 0) return null;
  const before = nounsOf(words.slice(0, place).filter((word) => word !== '#' && word !== 'r$'));
  const rest = words.slice(place + 1).filter((word) => !/^(?:reais|real)$/.test(word));
  const isAfter = before.length === 0 && BEFORE_NAME.test(rest[0] ?? '');
  const nouns = isAfter ? nounsOf(rest) : before;
  return { nouns, price: number.value, at };
}

const isNamed = (word: string) => nounsOf([word]).length > 0;
