import type { Article, Clause, Infinitive, NounPhrase } from '../phrase.ts';
import { midSentence } from './capitals.ts';
import {
  type Gender,
  type GrammaticalNumber,
  genderOf,
  isPlural,
  numberOf,
  pluralOf,
} from './nouns.ts';

interface NounOptions {
  gender?: Gender | null;
  number?: GrammaticalNumber;
  article?: Article;
}

const ARTICLE = /^(?:(os?|as?)|(uma?s?|uns))\s+(?=\p{L})/iu;

/**
 * A noun phrase from a text such as `manutenção de elevadores` or `a manutenção`. A leading article
 * decides gender, number and article; without one they are inferred, masculine where nothing shows it.
 */
export function nounPhrase(text: string, options: NounOptions = {}): NounPhrase {
  const whole = text.trim();
  const leading = ARTICLE.exec(whole);
  const noun = midSentence(leading ? whole.slice(leading[0].length) : whole);
  const article = leading ? (leading[1] ? 'definite' : 'indefinite') : 'definite';
  return {
    kind: 'noun',
    text: noun,
    gender:
      options.gender ?? genderOf(leading ? `${leading[0].toLowerCase()}${noun}` : noun) ?? 'm',
    number: options.number ?? numberOf(noun),
    article: options.article ?? article,
  };
}

/** A proper name, which keeps its capital: `Ana`, `Ribeirão Preto`, `o Nordeste`. */
export const properName = (
  text: string,
  { gender = 'm', number = 's', article = 'none' }: NounOptions = {},
): NounPhrase => ({ kind: 'noun', text: text.trim(), gender: gender ?? 'm', number, article });

const NOT_A_VERB =
  /^(?:mulher|dor|cor|flor|valor|favor|motor|setor|fator|calor|amor|lugar|celular|par|lar|bar|mar|ar|colar|jantar|dólar|familiar|militar|titular|auxiliar|particular|escolar|qualquer|hambúrguer|trailer|designer|.{3,}(?:d|t|ss|i)or|.*gener|ultrassonor)$/i;

/** An infinitive from a text such as `perder venda por demora`; null when it begins with no verb. */
export function infinitive(text: string): Infinitive | null {
  const phrase = midSentence(text.trim());
  const first =
    /^(?:não |nunca |só |se )?([\p{L}]+)(?:-(?:se|lhes?|me|nos|[lo]?[oa]s?))?/u.exec(phrase)?.[1] ??
    '';
  const isVerb =
    /(?:[aei]r|por|pôr|[áêí])$/u.test(first) && !NOT_A_VERB.test(first) && first.length > 1;
  const needsHyphen = /[áêí]$/u.test(first) && !phrase.startsWith(`${first}-l`);
  return isVerb && !needsHyphen && first !== 'por' ? { kind: 'infinitive', text: phrase } : null;
}

/** A statement from a text such as `O cliente some depois da proposta.` */
export const clause = (text: string): Clause => ({
  kind: 'clause',
  text: midSentence(text.trim().replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/u, '')),
});

const STOPS =
  /^(?:de|d[oa]s?|em|n[oa]s?|com|para|pra|por|que|e|ou|sem|a|à|ao|entre|acima|até|[^\p{L}].*)$/u;

/** The plural of a noun with its adjectives: `plano funerário familiar` → `planos funerários familiares`. */
export function pluralPhrase(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word, at) => at > 0 && STOPS.test(word));
  const stop = end < 0 ? words.length : end;
  return words.map((word, at) => (at < stop && !isPlural(word) ? pluralOf(word) : word)).join(' ');
}

/** The same noun phrase in the plural. */
export const plural = (noun: NounPhrase): NounPhrase =>
  noun.number === 'p' ? noun : { ...noun, text: pluralPhrase(noun.text), number: 'p' };
