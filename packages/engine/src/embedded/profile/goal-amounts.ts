import { type Quantity, readQuantities } from '../../facts/amounts.ts';
import { before } from '../../facts/clause.ts';
import { type Answer, wordAt } from '../../facts/tokens.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase, singular } from '../../shared/writing/pt/phrases.ts';

/** What the answer about the goal counts, and what one sale brings. */
export interface Amounts {
  /** What is counted: 40 "cartórios novos". */
  count: { value: number; noun: NounPhrase } | null;
  /** What one sale brings: "a 5.500 cada", "ganho 35 por instalação". */
  each: { value: number; isCommission: boolean; isMonthly: boolean } | null;
  /** In percent: "comissão de 1,2%". */
  share: number | null;
}

/** The amounts of the answer that are not the goal itself. */
export function readAmounts(answer: Answer): Amounts {
  const quantities = readQuantities(answer);
  return {
    count: countIn(answer, quantities),
    each: eachIn(answer, quantities),
    share: shareIn(answer, quantities),
  };
}

/** Words after a number that describe money or time and count nothing. */
const NOT_COUNTED =
  /^(?:livres?|limp[oa]s?|liquid[oa]s?|brut[oa]s?|fix[oa]s?|mensa(?:l|is)|anua(?:l|is)|anos?|mes|meses|dias?|semanas?|horas?|vezes|m|m2|reais|milhao|milhoes)$/;
const NOUN_END = /^(?:por|no|na|ao|em|a|de|do|da|com|pagando|ao|,|e|que|hoje|para|pra)$/;

function countIn(answer: Answer, quantities: readonly Quantity[]): Amounts['count'] {
  const found = quantities.find(({ kind, noun, isArticle, numberEnd }) => {
    const next = wordAt(answer, numberEnd);
    return !isArticle && noun !== null && /^(?:count|bare)$/.test(kind) && !NOT_COUNTED.test(next);
  });
  if (!found) return null;
  const words: string[] = [];
  for (let at = found.numberEnd; at < found.numberEnd + 4; at++) {
    const token = answer.tokens[at];
    if (token?.kind !== 'word' || NOUN_END.test(token.folded)) break;
    words.push(token.text);
  }
  const text = words.join(' ');
  return text === '' || !/s$|^d[uú]zia$|^m[3³]$/i.test(words[0] ?? '')
    ? null
    : { value: found.low, noun: singular(nounPhrase(text, { number: 'p' })) };
}

const EARNED = /\b(?:ganho|recebo|comissao|tiro)(?: (?:de|uns|umas))?$/;
const TICKET = /(?:^|\s)(?:a|de|ticket(?: medio)?(?: de)?|media de|pagando|por|trimestral de)$/;

function eachIn(answer: Answer, quantities: readonly Quantity[]): Amounts['each'] {
  for (const { kind, first, low, from, per, noun } of quantities.slice(1)) {
    if (from !== null || !/^(?:money|bare)$/.test(kind) || noun !== null) continue;
    const words = before(answer, first);
    const isCommission = EARNED.test(words);
    if (isCommission || TICKET.test(words)) {
      return { value: low, isCommission, isMonthly: per === 'month' };
    }
  }
  // "ganho 35 por instalação": the number before "por" and a thing is no count.
  const earned = quantities.slice(1).find(({ first }) => EARNED.test(before(answer, first)));
  return earned && earned.kind !== 'percent'
    ? { value: earned.low, isCommission: true, isMonthly: false }
    : null;
}

function shareIn(answer: Answer, quantities: readonly Quantity[]): number | null {
  const share = quantities.find(
    ({ kind, first }) =>
      kind === 'percent' && /\b(?:comissao|margem)\b/.test(before(answer, first)),
  );
  return share?.low ?? null;
}
