import { lengthInWords } from '../../shared/text.ts';
import { de } from '../../shared/writing/pt/articles.ts';
import { genderOf } from '../../shared/writing/pt/nouns.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { lowered } from './rewriting.ts';

/** What only specifies an offer: "… com acompanhamento", "…, por visita", "… de um mês". */
const SPECIFIES =
  /[,:;(]| [-–] | (?:com|por|para|pra|sem|até|n[oa]s?|em|d[eo] (?:um|uma|duas|dois|três|\d+))(?= |$)/iu;
const WORDS_MAX = 5;

/** "do plano de sono": the seller's offer after "de"; null where its gender or its name is not certain. */
export function thingOf(offer: string): string | null {
  const [head = ''] = offer.trim().split(SPECIFIES);
  const name = lowered(head.trim());
  if (name === '' || lengthInWords(name) > WORDS_MAX || !/^\p{L}/u.test(name)) return null;
  return genderOf(name) === null ? null : de(nounPhrase(name)).text;
}
