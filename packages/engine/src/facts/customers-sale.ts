import { type Quantity, readQuantities } from './amounts.ts';
import { wordsOf } from './clause.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';

const REACH = 12;
/** Tokens before the verb in which its subject may be named. */
const SENTENCE = 24;
const SELLS = /^(?:re)?vendem?$|^cobram?$|^fabricam?$/;
/** Another verb or person between them: the amount is not of the sale. */
const ENDS =
  /^(?:gasta|gastam|paga|pagam|compra|compram|investe|investem|eu|meus?|minhas?|comigo|vendo|vendemos|cobro|cobramos|mas|porque|quando|quem)$/;
const OF_SELLER =
  /\b(?:eu|sou|somos|meus?|minhas?|noss[oa]s?|a gente|empresa que trabalho|comigo|conosco)\b/;

/** The verb by which customers sell for an amount: "vende amêndoa torrada a R$ 60"; null for none. */
export function customersSale(answer: Answer, { first }: Quantity): number | null {
  const start = clauseStart(answer, first);
  for (let at = first - 1; at >= Math.max(start, first - REACH); at--) {
    const word = wordAt(answer, at);
    if (ENDS.test(word)) return null;
    if (SELLS.test(word)) return at > 0 && isOfCustomer(answer, at) ? at : null;
  }
  return null;
}

/** Sellers name themselves in the sentence, or their company as theirs; all others sell as a third person. */
function isOfCustomer(answer: Answer, verb: number): boolean {
  let start = verb;
  while (start > Math.max(0, verb - SENTENCE) && !/^[.;!?\n]/.test(wordAt(answer, start - 1)))
    start--;
  return !OF_SELLER.test(wordsOf(answer, start, verb));
}

/** The parts of an answer that state what customers sell, each from its verb to its amount. */
export const customersSales = (answer: Answer): (readonly [from: number, to: number])[] =>
  readQuantities(answer).flatMap((quantity) => {
    const verb = customersSale(answer, quantity);
    return verb === null ? [] : [[verb, quantity.end] as const];
  });
