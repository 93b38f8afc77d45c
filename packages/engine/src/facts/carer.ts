import { fold } from '../shared/text.ts';
import type { FactContext } from './context.ts';
import { type FoundPhrase, type NounPhrase, nounPhraseAt } from './noun-phrase.ts';
import { type Answer, wordAt } from './tokens.ts';

const CARER = /^(?:filh[oa]s?|noras?|genros?|net[oa]s?|sobrinh[oa]s?)$/;
/** What may stand in front of who the customer is: "é a", "quem compra são os", "atendo". */
const IN_FRONT =
  /^(?:e|eh|sao|seria|o|a|os|as|uma?|um|quem|compra|paga|meus?|minhas?|clientes?|atendo|vendo|para|pra|pro|pros|pras|mais|sempre|geralmente|normalmente|:)$/;
const OLD_ONE = /^(?:maes?|pais?|sogr[oa]s?|avos?|idos[oa]s?|tias?|tios?)$/;
/** "Filhas de mães com bebê" care for nobody. */
const DOES = /^(?:cuid|preocup|compr|procur|contrat|busc|quer|tem|ajud|lev|mor|pag|decid|resolv)/;
const REACH = 14;

/** The grown child who buys for the own father or mother: who is cared for is not who buys. */
export function carerIn({
  answer,
  question,
}: Pick<FactContext, 'answer' | 'question'>): FoundPhrase | null {
  if (question !== 'description') return null;
  const at = answer.tokens.findIndex(
    ({ folded }, index) =>
      CARER.test(folded) && beginsClause(answer, index) && cares(answer, index),
  );
  return at < 0 ? null : nounPhraseAt(answer, at);
}

function beginsClause(answer: Answer, at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    if (answer.tokens[before]?.kind === 'break') return true;
    if (!IN_FRONT.test(wordAt(answer, before))) return false;
  }
  return true;
}

function cares(answer: Answer, at: number): boolean {
  let does = false;
  for (let next = at + 1; next <= at + REACH && next < answer.tokens.length; next += 1) {
    const word = wordAt(answer, next);
    if (/^[.!?;\n]$/.test(word)) return false;
    if (does && OLD_ONE.test(word)) return true;
    does ||= DOES.test(word);
  }
  return false;
}

/** Whether who buys is a relative of who uses what is bought. */
export const isCarer = (noun: NounPhrase | null): boolean =>
  noun !== null && CARER.test(fold(noun.head));
