import type { FactContext } from './context.ts';
import type { Certainty, Fact } from './fact.ts';
import { type FoundPhrase, type NounPhrase, nounOf, nounPhraseAt } from './noun-phrase.ts';
import { noOfferFeatures, offerCandidates } from './ranking/offer-features.ts';
import WEIGHTS from './ranking/offer-weights.json' with { type: 'json' };
import { certaintyOf, rank } from './ranking/rank.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';
import { OFFERING } from './vocabulary.ts';

/** What the seller sells. */
export interface Offer {
  noun: NounPhrase;
  /** "bolo de pote": what it is made of or about; null for none. */
  of: string | null;
  /** The people or companies named after "para"; null for none. */
  audience: string | null;
}

const AFTER_VERB =
  /^(?:comigo|conosco|com|de|a|o|as|os|um|uma|uns|umas|so|tambem|tbm|hoje|basicamente|servico|servicos|minha|meu|nossa|nosso|muito|muita|mais|pra|para|ele|ela|eles|elas|isso|que|sao|ai|do|da)$/;

/** The offer of an answer: the noun phrase that its surroundings name most probably as sold. */
export function readOffer(context: FactContext): Fact<Offer> | null {
  const best = rank(offerCandidates(context), noOfferFeatures(context), WEIGHTS);
  return best && offerFact(context.answer, best.phrase, certaintyOf(best.probability));
}

function offerFact(answer: Answer, phrase: FoundPhrase, certainty: Certainty): Fact<Offer> {
  const [, ...of] = phrase.text.split(/ d(?:e|[ao]s?) /i);
  const audience = /^(?:para|pra|pro|pros|pras|p)$/.test(wordAt(answer, phrase.to))
    ? (nounPhraseAt(answer, phrase.to + 1)?.text ?? null)
    : null;
  const value = { noun: nounOf(phrase), of: of.join(' de ') || null, audience };
  return factOf(answer, [phrase.from, phrase.to], value, certainty);
}

/** The free text of a multiple choice: "Serviços, Outro: energia solar". */
export function readNamedOffer(answer: Answer): Fact<Offer> | null {
  const at = answer.tokens.findIndex(
    ({ folded }, n) =>
      /^(?:outr[oa]s?|otr[oa]|other)$/.test(folded) && wordAt(answer, n + 1) === ':',
  );
  const phrase = at < 0 ? null : nounPhraseAt(answer, afterVerbAndFillers(answer, at + 2));
  return phrase && offerFact(answer, phrase, 'certain');
}

/** "Outro: vendo energia solar". */
function afterVerbAndFillers(answer: Answer, at: number): number {
  if (!OFFERING.has(wordAt(answer, at))) return at;
  let next = at + 1;
  while (next < at + 6 && AFTER_VERB.test(wordAt(answer, next))) next++;
  return next;
}
