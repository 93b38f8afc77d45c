import { wordsOf } from './clause.ts';
import type { FoundPhrase } from './noun-phrase.ts';
import { ownVerbBefore } from './payee.ts';
import { type Answer, clauseEnd, clauseStart } from './tokens.ts';

/** "que ele compra", "que usam hoje": what customers have already; anybody may have sold it. */
const HAD =
  /^(?:que|q) (?:(?:ele|ela|eles|elas|hoje|ja|sempre) ){0,2}(?:compra|compram|comprou|compraram|usa|usam|usava|usavam|tem|teem|possui|possuem|paga|pagam|contrata|contratam|contratou|contrataram|aluga|alugam|assina|assinam)\b/;
/** "já pagam terapia", "já usam planilha". */
const ALREADY =
  /\bja (?:paga|pagam|tem|teem|faz|fazem|usa|usam|assina|assinam|possui|possuem)(?: (?:um|uma|o|a|os|as))?$/;
const OF_SELLER = /\b(?:comigo|conosco|meus?|minhas?|noss[oa]s?)\b/;
const REACH = 6;

/** Whether a thing is named as what customers have already, so that somebody else may sell it. */
export function isOfCustomer(answer: Answer, { from, to }: FoundPhrase): boolean {
  const before = wordsOf(answer, clauseStart(answer, from), from);
  const after = wordsOf(answer, to, Math.min(clauseEnd(answer, from), to + REACH));
  const isOwn =
    ownVerbBefore(answer, from) !== null ||
    OF_SELLER.test(wordsOf(answer, 0, answer.tokens.length));
  if (isOwn) return false;
  const isPresent = /^atua(?:l|is)$/.test(wordsOf(answer, to - 1, to));
  return isPresent || HAD.test(after) || ALREADY.test(before);
}
