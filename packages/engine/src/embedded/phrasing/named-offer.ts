import { cleanText } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { namesThing } from './sayable.ts';

const WORDS_MAX = 6;
const SELLING =
  /^(?:eu )?(?:vendo|vendemos|vender|vendendo|trabalho com|trabalhamos com|faço|fazemos|ofereço|oferecemos|alugo|alugamos|monto|instalo|sou) /i;

/** "software para cartórios" as the seller named it, without a verb of selling; null for other text. */
export function namedOffer(answer: string | null): NounPhrase | null {
  const text = cleanText(answer ?? '').replace(SELLING, '');
  const isPlain = /^\p{L}[\p{L}\p{N} /-]*$/u.test(text) && text.split(' ').length <= WORDS_MAX;
  return isPlain && namesThing(text) ? nounPhrase(text) : null;
}
