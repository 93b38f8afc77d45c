import type { NounPhrase, PersonGender, Placed } from '../phrase.ts';
import { placed } from '../phrase.ts';
import { type Gender, type GrammaticalNumber, pluralOf } from './nouns.ts';

/** What an adjective or a pronoun agrees with. */
type Agreeing = Pick<NounPhrase, 'gender' | 'number'>;

const IRREGULAR_FEMININE: ReadonlyMap<string, string> = new Map([
  ['bom', 'boa'],
  ['mau', 'má'],
  ['meu', 'minha'],
  ['seu', 'sua'],
  ['teu', 'tua'],
  ['cru', 'crua'],
  ['nu', 'nua'],
  ['um', 'uma'],
  ['algum', 'alguma'],
  ['nenhum', 'nenhuma'],
  ['dois', 'duas'],
  ['este', 'esta'],
  ['esse', 'essa'],
  ['aquele', 'aquela'],
  ['ele', 'ela'],
  ['europeu', 'europeia'],
  ['são', 'sã'],
  ['cristão', 'cristã'],
  ['alemão', 'alemã'],
  ['comum', 'comum'],
  ['ruim', 'ruim'],
  ['simples', 'simples'],
  ['só', 'só'],
  ['melhor', 'melhor'],
  ['pior', 'pior'],
  ['maior', 'maior'],
  ['menor', 'menor'],
  ['superior', 'superior'],
  ['inferior', 'inferior'],
  ['anterior', 'anterior'],
  ['posterior', 'posterior'],
  ['exterior', 'exterior'],
  ['interior', 'interior'],
]);

/** The form of an adjective or participle, given as its masculine singular. */
export function agree(adjective: string, { gender, number }: Agreeing): string {
  const one = gender === 'f' ? feminine(adjective) : adjective;
  if (number === 's') return one;
  return adjective === 'só' ? 'sós' : one === 'dois' || one === 'duas' ? one : pluralOf(one);
}

/** The adjective as a part of a sentence: "cansadas" for `clientes` (f). */
export const agreeing = (adjective: string, noun: Agreeing): Placed =>
  placed(agree(adjective, noun));

function feminine(adjective: string): string {
  const irregular = IRREGULAR_FEMININE.get(adjective);
  if (irregular !== undefined) return irregular;
  if (/o$/.test(adjective)) return `${adjective.slice(0, -1)}a`;
  if (/[dts]or$/.test(adjective)) return `${adjective}a`;
  if (/ês$/.test(adjective) && adjective !== 'cortês') return `${adjective.slice(0, -2)}esa`;
  if (/ão$/.test(adjective)) return `${adjective.slice(0, -2)}ona`;
  return adjective;
}

/** A wording for each gender of a person, and one that shows none. */
interface ForPerson {
  m: string;
  f: string;
  unknown: string;
}

/** The wording for a person; `unknown` must need no gender. */
export const forPerson = (gender: PersonGender, wording: ForPerson): Placed =>
  placed(gender === null ? wording.unknown : wording[gender]);

/** "Obrigado", "Obrigada"; "Valeu" when the gender of the speaker is not known. */
export const thanks = (speaker: PersonGender): Placed =>
  forPerson(speaker, { m: 'obrigado', f: 'obrigada', unknown: 'valeu' });

/** An adjective about a person: "cansado", "cansada", or the wording without gender. */
export const personIs = (gender: PersonGender, adjective: string, unknown: string): Placed =>
  placed(gender === null ? unknown : agree(adjective, { gender, number: 's' }));

type PronounCase = 'subject' | 'of' | 'in' | 'object' | 'this' | 'ofThis' | 'inThis';
const PRONOUNS: Readonly<
  Record<PronounCase, Readonly<Record<`${Gender}${GrammaticalNumber}`, string>>>
> = {
  subject: { ms: 'ele', fs: 'ela', mp: 'eles', fp: 'elas' },
  of: { ms: 'dele', fs: 'dela', mp: 'deles', fp: 'delas' },
  in: { ms: 'nele', fs: 'nela', mp: 'neles', fp: 'nelas' },
  object: { ms: 'o', fs: 'a', mp: 'os', fp: 'as' },
  this: { ms: 'esse', fs: 'essa', mp: 'esses', fp: 'essas' },
  ofThis: { ms: 'desse', fs: 'dessa', mp: 'desses', fp: 'dessas' },
  inThis: { ms: 'nesse', fs: 'nessa', mp: 'nesses', fp: 'nessas' },
};

/** The pronoun for a noun: `pronoun(clinicas, 'of')` is "delas". */
export const pronoun = (noun: Agreeing, use: PronounCase): Placed =>
  placed(PRONOUNS[use][`${noun.gender}${noun.number}`]);

/** "ajudá-la", "vendê-los", "ouvi-lo": an infinitive with its object as a pronoun. */
export function withObject(verb: string, noun: Agreeing): Placed {
  const stem = verb.slice(0, -1);
  const vowel = stem.at(-1) ?? '';
  const stressed = { a: 'á', e: 'ê', o: 'ô' }[vowel] ?? vowel;
  return placed(
    `${stem.slice(0, -1)}${stressed}-l${PRONOUNS.object[`${noun.gender}${noun.number}`]}`,
  );
}
