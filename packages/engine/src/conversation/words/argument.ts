import { cut, fold } from '../../shared/text.ts';
import { isSendable } from '../compose/sendable.ts';
import { type Alternative, alternativeIn } from '../reading/alternative.ts';
import { ownText } from '../reading/artefact.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import { countWords } from '../reading/wording.ts';

/** What the seller tells of a buyer's reason, and of their own that answers it. */
export interface Argument {
  /** The buyer's words, without quotation marks; empty where they only insist. */
  said: string;
  alternative: Alternative | null;
  /** What the seller states after them. */
  facts: readonly string[];
  /** What the message asks besides; empty for nothing. */
  besides: string;
}

const WORDS_MIN = 5;
/** After an answer fewer words are a reason of their own. */
const INSISTED_WORDS_MIN = 3;
const SAID_MAX = 120;

/** The buyer's reason that a message tells; null where it only names an objection. */
export function argumentIn(message: string, isInsisted = false): Argument | null {
  const report = buyerReportIn(message);
  if (report === null) return null;
  const { own, besides } = report;
  const words = report.said.map((one) => one.replace(/[“”"]/g, ''));
  const alternative = [...words, ...own].map(alternativeIn).find((one) => one !== null) ?? null;
  const longest = words.reduce(
    (one, other) => (countWords(other) > countWords(one) ? other : one),
    '',
  );
  const least = isInsisted ? INSISTED_WORDS_MIN : WORDS_MIN;
  const isStated =
    countWords(longest) >= least || alternative !== null || own.length > 0 || besides !== '';
  return isStated
    ? { said: cut(ownText(longest), SAID_MAX), alternative, facts: own, besides }
    : null;
}

/** The start of a statement about what the seller does or has. */
const OF_SELLER =
  /^(?:ja |so |tambem |aqui )?(?:tenho|entrego|faco|fazemos|temos|trabalho|atendo|troco|garanto|instalo|uso|dou|levo|busco|mando|parcelo|aceito|monto|conserto|cuido)\s|^(?:(?:o|a|os|as) )?(?:eu|a gente|nos|meus?|minhas?|noss[oa]s?)\s|^(?:no|na|nos|nas|pel[oa]) (?:noss[oa]s?|meus?|minhas?)\s|^aqui\s/;
const OF_OTHERS =
  /\b(?:el[ae]s?|del[ae]s?|quero|gosto|acho|sei|vejo|uso isso|custos?|margem|lucro|prejuizo|perco|comissao|desconto|preciso|limite|posso (?:baixar|ceder|ir ate|fazer por|chegar))\b/;
const FACT_WORDS = 22;

/** What the order comes to answers no reason. */
const OF_ORDER =
  /^(?:o|a) (?:compra|pedido|venda|total|valor|orcamento) (?:e|eh|deu|da|fica|ficou|foi)\b/;
export const isOfOrder = (fact: string): boolean => OF_ORDER.test(fold(fact));

/** A fact of the seller that a customer may be stated as it stands; null for none. */
export function tellableFact({ facts }: Argument): string | null {
  const found = facts.flatMap(withoutOthers).find((fact) => {
    const folded = fold(fact);
    return (
      OF_SELLER.test(folded) &&
      !OF_OTHERS.test(folded) &&
      countWords(fact) <= FACT_WORDS &&
      isSendable(fact)
    );
  });
  return found ? ownText(found) : null;
}

/** "a gente troca sem cobrar, eles cobram cada uma": the part about the seller. */
const withoutOthers = (fact: string): string[] => {
  const [own = ''] = fact.split(/,?\s(?:e |mas |enquanto )?(?=(?:el[ae]s|(?:o|a) del[ae]s?)\s)/iu);
  return own === fact ? [fact] : [own.replace(/[,;\s]{1,4}$/u, '')];
};
