import { type Quantity, readQuantities } from '../facts/amounts.ts';
import { readTokens, wordAt } from '../facts/tokens.ts';

/** A number of a request with the words around it, folded. */
export interface Figure {
  kind: Quantity['kind'];
  value: number;
  /** The first value of "de 80 a 200" and "de 5 para 10". */
  from: number | null;
  /** The counted noun, or the next word; empty for none. */
  noun: string;
  per: Quantity['per'];
  /** Up to four words before. */
  before: string;
  /** Up to three words after. */
  after: string;
}

/** Verbs and question words after a number are no counted things: "numa venda de 680 quanto cai". */
const NO_NOUN =
  /^(?:quant\w*|qnt\w*|qto|qual|cai|cair|fica|ficou|sai|da|dar|sobra\w*|ganh\w+|vend[oe]\w*|lucr\w+|custa\w*|pag\w+|receb\w+|tir[oa]\w*|quero|preciso|cobr\w+|limp[oa]s?|livres?|total|cada|desconto|entrada|margem|comiss\w+|debito|credito)$/;

/** All numbers of a request, in order. */
export function figuresIn(text: string): Figure[] {
  const answer = readTokens(normalised(text));
  return readQuantities(answer)
    .filter(({ isArticle }) => !isArticle)
    .map(({ kind, low, high, from, noun, per, first, numberEnd }) => ({
      kind:
        high !== null || (kind === 'count' && noun !== null && NO_NOUN.test(wordAt(answer, noun)))
          ? 'bare'
          : kind,
      value: high ?? low,
      from: high === null ? from : low,
      noun: noun === null ? wordAt(answer, numberEnd) : wordAt(answer, noun),
      per,
      before: wordsOf(answer, first - 4, first),
      after: wordsOf(answer, numberEnd, numberEnd + 3),
    }));
}

/** Spellings that the reader of answers does not know: "3.5%", "6 x", "12k". */
const normalised = (text: string) =>
  text
    .replace(/(\d),(\d{1,2})\s?%/g, '$1,$2%')
    .replace(/(\d)\s?(?:x|vez)(?=\s|$|[,.;?!])/gi, '$1 vezes ')
    .replace(/(\d)x(\d)/gi, '$1 vezes $2');

function wordsOf(answer: ReturnType<typeof readTokens>, from: number, to: number): string {
  const words: string[] = [];
  for (let at = Math.max(0, from); at < to; at++) words.push(wordAt(answer, at));
  return words.filter(Boolean).join(' ');
}
