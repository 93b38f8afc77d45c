import { fold } from '../shared/text.ts';
import { isAgent } from './noun-phrase.ts';
import { type Answer, wordAt } from './tokens.ts';
import { COMPANIES, CUSTOMERS, PERSONS, RIVALS } from './vocabulary.ts';

const SUBJECT_WORDS = 8;
const ARTICLE = /^(?:[oa]s?|seus?|suas?|ess[ea]s?)$/;
/** Who serves the customer today: what they do wrong is what the customer suffers from. */
const SUPPLIER =
  /^(?:fornecedor(?:es|a)?|vendedor(?:es|a)?|distribuidora?s?|transportadoras?|cooperativas?|fabricantes?|fabricas?|concorrentes?|tecnicos?|prestador(?:es)?|empresas?|entregador(?:es)?|representantes?|atendentes?|operadoras?)$/;
/** "que ele compra", "que usam hoje", "que atende": a relative clause within the subject. */
const HAVING =
  /^(?:compra|usa|tem|teem|paga|contrata|aluga|atende|vende|entrega|toma|possui)(?:m|ram)?$|^(?:comprou|usou|contratou)$/;
const WITHIN_RELATIVE =
  /^(?:ele|ela|eles|elas|hoje|ja|agora|atual|atualmente|sempre|la|ali|so|tambem)$/;

/**
 * Where the subject of a verb of complaint begins: "o fornecedor" of "o fornecedor atrasa", "o
 * sistema que usam" of "o sistema que usam trava". Null without one, or for the customer.
 */
export function subjectOfTrouble(answer: Answer, verb: number): number | null {
  for (let from = verb - 1; from >= verb - SUBJECT_WORDS; from--) {
    const token = answer.tokens[from];
    if (token?.kind !== 'word' || /^(?:e|nunca|mas|porque|quando|se)$/.test(token.folded))
      return null;
    if (!ARTICLE.test(token.folded) || !isRelativeOrNoun(answer, from + 1, verb)) continue;
    const isOther = isThing(wordAt(answer, from + 1)) || isServed(answer, from + 1, verb);
    return isOther && from + 1 < verb ? from : null;
  }
  return null;
}

const isThing = (noun: string): boolean =>
  SUPPLIER.test(noun) ||
  RIVALS.has(noun) ||
  !(PERSONS.has(noun) || COMPANIES.has(noun) || isAgent(noun) || CUSTOMERS.has(noun));

/** "o motoboy que atende": people who serve are not the customer. */
const isServed = (answer: Answer, from: number, verb: number): boolean =>
  answer.tokens
    .slice(from, verb)
    .some(({ folded }, at, all) => SERVES.test(folded) && all[at - 1]?.folded === 'que');
const SERVES = /^(?:atende|vende|entrega)m?$/;

/** What stands between article and verb: a noun phrase, with at most one clause of having. */
function isRelativeOrNoun(answer: Answer, from: number, verb: number): boolean {
  const words = answer.tokens.slice(from, verb).map(({ folded }) => folded);
  const que = words.findIndex((word) => /^(?:que|q)$/.test(word));
  if (que < 0) return true;
  const relative = words.slice(que + 1).filter((word) => !WITHIN_RELATIVE.test(word));
  return que > 0 && relative.length === 1 && HAVING.test(relative[0] ?? '');
}

/** What the seller says of the own fears and doubts, behind words of time or of linking. */
const OF_SELLER =
  /^(?:(?:e|mas|so que|as vezes|sempre|ainda|tambem|hoje|eu|na verdade|confesso que|ai) ){0,3}(?:(?:nao|nunca|ja|so|mal|me) ){0,2}(?:tenho|sinto|fico|sei|consigo|acho|quero|preciso|perco|gasto|sofro|travo|erro|esqueco|morro|ando|vivo|estou|to|sou|cobro|vendo|atendo|faco|dou|posso|demoro|tinha|queria)\b/;

/** Whether a clause is of the seller in the first person, and so no pain of a customer. */
export const isOfSeller = (clause: string): boolean => OF_SELLER.test(fold(clause.trim()));
