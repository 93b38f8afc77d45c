import { type Infinitive, type NounPhrase, type Placed, placed } from '../phrase.ts';

type DefiniteArticle = 'o' | 'a' | 'os' | 'as';
export type Preposition = 'de' | 'em' | 'a' | 'por';

const CONTRACTIONS: Readonly<Record<Preposition, Readonly<Record<DefiniteArticle, string>>>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
};

/** "pelo", "do", "à": a preposition with a definite article. */
export const contract = (preposition: Preposition, article: DefiniteArticle): string =>
  CONTRACTIONS[preposition][article];

export const isPreposition = (word: string): word is Preposition => word in CONTRACTIONS;

const definite = ({ gender, number }: NounPhrase): DefiniteArticle =>
  gender === 'm' ? (number === 's' ? 'o' : 'os') : number === 's' ? 'a' : 'as';

const indefinite = ({ gender, number }: NounPhrase): string =>
  gender === 'm' ? (number === 's' ? 'um' : 'uns') : number === 's' ? 'uma' : 'umas';

/** "o salão", "as clínicas"; a phrase that takes no article stays without. */
export function the(noun: NounPhrase): Placed {
  if (noun.article === 'none') return bare(noun);
  return placed(`${definite(noun)} ${noun.text}`, definite(noun));
}

/** "um salão", "umas clínicas". */
export const a = (noun: NounPhrase): Placed => placed(`${indefinite(noun)} ${noun.text}`);

/** "salão", without article; "o que você vende" is a noun phrase only with it. */
export const bare = (noun: NounPhrase): Placed =>
  isRelativeClause(noun)
    ? placed(`${definite(noun)} ${noun.text}`, definite(noun))
    : placed(noun.text);

/** "que você vende" of "o que você vende". */
const isRelativeClause = ({ text }: NounPhrase): boolean => text.startsWith('que ');

/** The phrase with the article it takes by itself. */
export function own(noun: NounPhrase): Placed {
  if (noun.article === 'definite') return the(noun);
  return noun.article === 'indefinite' ? a(noun) : bare(noun);
}

/** "de salão" / "do salão": with the article of the phrase, contracted. */
export const de = (phrase: NounPhrase | Infinitive): Placed => after('de', phrase);
export const em = (phrase: NounPhrase): Placed => after('em', phrase);
/** The preposition "a": "ao salão", "à clínica", "a perder". */
export const to = (phrase: NounPhrase | Infinitive): Placed => after('a', phrase);
export const por = (phrase: NounPhrase | Infinitive): Placed => after('por', phrase);
/** Written and polite; `pra` is the spoken form. */
export const para = (phrase: NounPhrase | Infinitive): Placed => uncontracted('para', phrase);
export const com = (phrase: NounPhrase): Placed => uncontracted('com', phrase);
export const sem = (phrase: NounPhrase | Infinitive): Placed => uncontracted('sem', phrase);

/** Spoken "para": "pro salão", "pra clínica", "pra vender". */
export function pra(phrase: NounPhrase | Infinitive): Placed {
  if (phrase.kind === 'infinitive' || phrase.article !== 'definite') {
    return uncontracted('pra', phrase);
  }
  const forms = { o: 'pro', a: 'pra', os: 'pros', as: 'pras' };
  return placed(`${forms[definite(phrase)]} ${phrase.text}`);
}

/** "ao fechar a venda". */
export const on = (infinitive: Infinitive): Placed => placed(`ao ${infinitive.text}`);

/** "perder venda", as subject or object of the sentence. */
export const act = (infinitive: Infinitive): Placed => placed(infinitive.text);

function after(preposition: Preposition, phrase: NounPhrase | Infinitive): Placed {
  if (phrase.kind === 'infinitive' || phrase.article === 'none') {
    return placed(`${preposition} ${phrase.text}`);
  }
  if (phrase.article === 'definite') {
    return placed(`${contract(preposition, definite(phrase))} ${phrase.text}`);
  }
  if (preposition === 'em') return placed(`n${indefinite(phrase)} ${phrase.text}`);
  return placed(`${preposition} ${indefinite(phrase)} ${phrase.text}`);
}

const uncontracted = (preposition: string, phrase: NounPhrase | Infinitive): Placed =>
  placed(`${preposition} ${phrase.kind === 'noun' ? own(phrase).text : phrase.text}`);
