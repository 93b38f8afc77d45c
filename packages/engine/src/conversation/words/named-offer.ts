import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import type { Known } from '../state/known.ts';

/** No thing: a time, an amount, a person. */
const NO_THING = String.raw`(?!(?:ontem|hoje|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|semana|m[eê]s|ano|mais|menos|cerca|uns|umas|um|uma|cliente|dona|seu|senhora?|mo[cç][oa]|rapaz|m[aã]e|pai|noiv[oa]|el[ae]|valor|pre[cç]o|novo|verdade)(?![\p{L}]))`;
/** "o orçamento da marcenaria", "a proposta do curso de inglês": what a proposal is about. */
const PROPOSED = new RegExp(
  String.raw`(?<![\p{L}])(?:or[cç]amento|proposta|cota[cç][aã]o)\s(?:d([aoe])s?)\s${NO_THING}(\p{Ll}{3,20}(?:\sd[aeo]\s${NO_THING}\p{Ll}{3,20})?)`,
  'gu',
);

/** What the seller says that this customer was offered; null where only the profile tells it. */
export function namedOffer({ customer, context, state }: Known): NounPhrase | null {
  if (!customer) return null;
  const before = customer.turns.flatMap((at) => state.log[at]?.turn.userInput ?? []);
  const found = [...before, context.input.userInput].flatMap((text) => [
    ...text.matchAll(PROPOSED),
  ]);
  const [, article = '', thing = ''] = found.at(-1) ?? [];
  if (thing === '') return null;
  return nounPhrase(article === 'e' ? thing : `${article} ${thing}`);
}
