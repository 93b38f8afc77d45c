import type { Article, Clause, Infinitive, NounPhrase } from '../phrase.ts';
import { agree } from './agreement.ts';
import { midSentence } from './capitals.ts';
import {
  type Gender,
  type GrammaticalNumber,
  genderOf,
  isPlural,
  numberOf,
  pluralOf,
  singularOf,
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

/** "dono ou dona", "diretora/diretor", "dono(a)": both forms of one noun. */
const PAIR = /^(\p{L}+)(?:\/| (?:ou|e) (?:[oa]s? |uma? )?)(\p{L}+)(?![\p{L}/])/u;
const OPTIONAL_FORM = /^(\p{L}+)\((?:a|as|o|os|s|es)\)(?!\p{L})/u;

/** One form of a noun that is written in both, the masculine: `dono ou dona de loja` → `dono de loja`. */
export function withoutPair(text: string): string {
  const short = text.replace(OPTIONAL_FORM, '$1');
  const [whole = '', one = '', other = ''] = PAIR.exec(short) ?? [];
  const forms = [one, other].map((word) => singularOf(word.toLowerCase()));
  const at = forms.findIndex(
    (form, n) => agree(form, { gender: 'f', number: 's' }) === forms[1 - n],
  );
  const isPair = whole !== '' && at >= 0 && forms[0] !== forms[1];
  return isPair ? `${at === 0 ? one : other}${short.slice(whole.length)}` : short;
}

/**
 * The plural of a noun with its adjectives, and of nouns beside it: `plano funerário familiar` →
 * `planos funerários familiares`, `síndico ou zelador de prédio` → `síndicos ou zeladores de prédio`.
 */
export function pluralPhrase(text: string): string {
  const words = withoutPair(text).split(' ');
  const stop = words.findIndex((word, at) => at > 0 && STOPS.test(word) && !isBeside(words, at));
  const end = stop < 0 ? words.length : stop;
  return words
    .map((word, at) =>
      at < end && !isPlural(word) && !/^(?:e|ou)$/.test(word) ? pluralOf(word) : word,
    )
    .join(' ');
}

/** "e" or "ou" between two nouns of one number. */
const isBeside = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? '';
  return (
    /^(?:e|ou)$/.test(words[at] ?? '') &&
    /^\p{Ll}{3,}$/u.test(next) &&
    !STOPS.test(next) &&
    !/^(?:quem|não|já|só|ainda|mais|menos|outr[oa]s?|até|afins|tudo)$/.test(next)
  );
};

/** The same noun phrase in the plural. */
export const plural = (noun: NounPhrase): NounPhrase =>
  noun.number === 'p' ? noun : { ...noun, text: pluralPhrase(noun.text), number: 'p' };

/** The singular of a noun with its adjectives: `mães de classe média` → `mãe de classe média`. */
function singularPhrase(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word, at) => at > 0 && STOPS.test(word));
  const stop = end < 0 ? words.length : end;
  return words.map((word, at) => (at < stop ? singularOf(word) : word)).join(' ');
}

/** The same noun phrase in the singular. */
export const singular = (noun: NounPhrase): NounPhrase =>
  noun.number === 's' ? noun : { ...noun, text: singularPhrase(noun.text), number: 's' };
