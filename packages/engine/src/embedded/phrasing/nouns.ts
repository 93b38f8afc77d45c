import { COMPANIES } from '../../facts/vocabulary.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { cut, fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { de } from '../../shared/writing/pt/articles.ts';
import { genderOf, headOf, isPlural } from '../../shared/writing/pt/nouns.ts';
import { nounPhrase, plural, singular } from '../../shared/writing/pt/phrases.ts';

/** A noun phrase of an answer, as the facts read it. */
interface ReadNoun {
  text: string;
  gender: 'm' | 'f';
  number: 'singular' | 'plural';
}

const TEXT_MAX = 70;
/** Words for anybody: the general noun reads better. */
const VAGUE =
  /^(?:povo|pessoas?|gente|galera|clientes?|clientela|publico|mundo|cara|homem|homens|mulher|mulheres|par|casal|casais|alguem|todos?|compras|empresas?)$/;
/** Nouns whose singular means something else. */
const PAIRS: Readonly<Record<string, string>> = {
  noivos: 'casal de noivos',
  pais: 'família',
};

export const CUSTOMER: NounPhrase = nounPhrase('cliente', { gender: 'm' });

/** A read noun phrase; the reader of facts knows more of its gender than its form shows. */
export function toPhrase({ text, gender, number }: ReadNoun): NounPhrase {
  const isPair = / e /.test(text);
  return nounPhrase(cut(text, TEXT_MAX), {
    gender: genderOf(text) ?? gender,
    number: isPair || number === 'plural' ? 'p' : 's',
    article: isPair ? 'none' : 'definite',
  });
}

/** One buyer: "a mãe" of "mães de classe média"; null for words that mean anybody. */
export function oneBuyer(noun: ReadNoun | null): NounPhrase | null {
  if (!noun) return null;
  const [first = noun.text] = noun.text.split(/ (?:e|ou) /);
  const head = headOf(first);
  if (VAGUE.test(fold(head)) || first.length > TEXT_MAX) return null;
  const pair = PAIRS[fold(head)];
  if (pair) return nounPhrase(pair);
  return singular({ ...toPhrase({ ...noun, text: first }), number: isPlural(head) ? 'p' : 's' });
}

/** What is sold; of a business that is named, its service: "serviço da ótica". */
export function offerNoun(noun: ReadNoun | null, audience: string | null): NounPhrase | null {
  if (!noun) return null;
  const phrase = toPhrase(audience ? { ...noun, text: `${noun.text} para ${audience}` } : noun);
  if (!COMPANIES.has(fold(headOf(noun.text)))) return phrase;
  return nounPhrase(`serviço ${de(phrase).text}`, { gender: 'm', number: 's' });
}

/** The noun phrase of a curated trade. */
export const tradeNoun = ({ name, gender, number }: Trade): NounPhrase =>
  nounPhrase(name, { gender, number });

export const many = (noun: NounPhrase): NounPhrase => plural(noun);
