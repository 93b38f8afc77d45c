import { buyersByRule } from './buyer-rules.ts';
import { carerIn } from './carer.ts';
import type { FactContext } from './context.ts';
import type { Fact } from './fact.ts';
import { type FoundPhrase, isAgent, type NounPhrase, nounOf } from './noun-phrase.ts';
import { type Gender, isCommonGender } from './nouns.ts';
import { type BuyerContext, buyerCandidates, noBuyerFeatures } from './ranking/buyer-features.ts';
import WEIGHTS from './ranking/buyer-weights.json' with { type: 'json' };
import { certaintyOf, rank, type Weights } from './ranking/rank.ts';
import { factOf } from './tokens.ts';
import { COMPANIES, PERSONS } from './vocabulary.ts';

/** Who buys. */
export interface Buyer {
  noun: NounPhrase;
  kind: 'person' | 'company' | null;
  /** Women or men, where the words say so: "donas", "homens"; null for "dentistas" and "donos". */
  gender: Gender | null;
}

const MEN =
  /^(?:homem|homens|pai|pais|noivos?|rapaz|rapazes|maridos?|padres?|menino|meninos|senhor|senhores)$/;

/** The buyer of an answer: the noun phrase that its surroundings name most probably as who buys. */
export function readBuyer(
  asked: Pick<FactContext, 'answer' | 'question'>,
  weights: Weights = WEIGHTS,
): Fact<Buyer> | null {
  const carer = carerIn(asked);
  if (carer) {
    const gender = carer.gender === 'f' ? 'f' : null;
    const buyer: Buyer = { noun: nounOf(carer), kind: 'person', gender };
    return factOf(asked.answer, [carer.from, carer.to], buyer);
  }
  const context = buyerContext(asked);
  const best = rank(buyerCandidates(context), noBuyerFeatures(context), weights);
  if (!best) return null;
  const { phrase, probability } = best;
  return factOf(asked.answer, [phrase.from, phrase.to], buyerOf(phrase), certaintyOf(probability));
}

/** What the buyer is chosen by; the training builds it too. */
export const buyerContext = ({
  answer,
  question,
}: Pick<FactContext, 'answer' | 'question'>): BuyerContext => ({
  answer,
  question,
  rules: buyersByRule(answer, question),
});

function buyerOf(phrase: FoundPhrase): Buyer {
  const { key } = phrase;
  const isPerson = !COMPANIES.has(key) && (PERSONS.has(key) || isAgent(key));
  return {
    noun: nounOf(phrase),
    kind: COMPANIES.has(key) ? 'company' : isPerson ? 'person' : null,
    gender: genderOfPeople(phrase, isPerson),
  };
}

function genderOfPeople({ key, gender, text }: FoundPhrase, isPerson: boolean): Gender | null {
  if (MEN.test(key) && key !== 'pais' && !/ e /.test(text)) return 'm';
  const isNeutral =
    isCommonGender(key) ||
    /^(?:pessoas?|familias?|gente|criancas?|mulherada|galera|turma|clientela)$/.test(key);
  const isMixed =
    / e /.test(text) && /\b(?:homens?|mulher(?:es)?|pais|maes)\b/.test(text.toLowerCase());
  return isPerson && gender === 'f' && !isNeutral && !isMixed ? 'f' : null;
}
