import { genderOf, isCommonGender, isPlural } from '@salesai/engine/writing/pt/nouns';
import type { Check } from './check.ts';
import { findAll } from './check.ts';

const UNCONTRACTED = /(?<![\p{L}-])(por|de|em|a|per) (os?|as?)(?= \p{L})(?! \p{Lu} )/giu;
/** "antes de o cliente pedir": the subject of an infinitive stays apart. */
const SUBJECT_OF_INFINITIVE = /^(?: [\p{L}-]+){1,4}? [\p{L}]+[aei]r(?:em)?\b/u;

/** "por o", "de a", "em os", "a o". */
export const contractions: Check = ({ text }) => [
  ...findAll('contraction', text, UNCONTRACTED, ({ 0: match, 1: preposition = '', index }) => {
    const rest = text.slice(index + match.length);
    return preposition.toLowerCase() === 'de' && SUBJECT_OF_INFINITIVE.test(rest);
  }),
  ...findAll('contraction', text, /(?<![\p{L}-])à (?=\p{L}+[aei]r(?!\p{L}))/gu),
];

const DETERMINER =
  /(?<![\p{L}-]|cada )(d[oa]s?|n[oa]s?|aos?|às?|pel[oa]s?|uma?s?|uns|num|numa|[oa]s|ess[ea]s?|est[ea]s?|noss[oa]s?|minhas?|meus?|seus?|suas?) ([\p{Ll}-]{4,})(?![\p{L}-]| \p{Lu})/gu;
const FEMININE = /^(?:da|na|à|pela|uma|numa|essa|esta|nossa|minha|sua|a)s?$/;
const NOT_NOUN =
  /^(?:qu\p{L}+|demais|mais|menos|muit\p{L}+|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|grandes?|segundos?|meia|meio|mesm\p{L}+|próxim\p{L}+|três|quatro|cinco|sete|oito|nove|vinte|trinta|cada|todo|onde|para|pode\p{L}*|deve\p{L}*|tudo|nada|ainda|del[ae]s?|nel[ae]s?|cinquenta|trinta|quarenta|cem|sobre|entre|como|está\p{L}*|estã\p{L}*)$/u;
/** Endings that show the gender of a noun without a list of nouns. */
const CERTAIN =
  /(?:[oa]s?|ção|ções|dades?|agem|agens|ências?|são|sões|ões|ais|éis|eiros?|or(?:es)?)$/u;

/** Articles and other determiners whose gender or number contradicts their noun. */
export const agreement: Check = ({ text }) => [
  ...findAll('agreement', text, DETERMINER, ({ 1: determiner = '', 2: word = '' }) => {
    // The parts of a compound have genders of their own: "o pula-pula", "o livro-caixa".
    if (word.includes('-') || NOT_NOUN.test(word) || isCommonGender(word) || !CERTAIN.test(word))
      return true;
    return !isGenderWrong(determiner, word) && !isNumberWrong(determiner, word);
  }),
  ...findAll(
    'agreement',
    text,
    PARTICIPLE,
    ({ 1: determiner = '', 2: noun = '', 3: participle = '' }) => {
      const isFeminine = FEMININE.test(determiner);
      return isGenderWrong(determiner, noun) || /as?$/.test(participle) === isFeminine;
    },
  ),
];
const PARTICIPLE =
  /(?<![\p{L}-])(n[oa]s?|pel[oa]s?|uma?|ess[ea]s?|noss[oa]s?|minhas?|suas?) ([\p{Ll}-]{4,}) (\p{Ll}+[ai]d[oa]s?)(?!\p{L})/gu;

/** Determiners that are pronouns before a verb: "quem as vende", "não os compre". */
const ALSO_PRONOUN = /^(?:[oa]s|às)$/;
const NEVER_VERB = /(?:ções|sões|dades|agens|ências|eir[oa]s|or[ae]s|inh[oa]s|ment[oa]s)$/u;

function isGenderWrong(determiner: string, word: string): boolean {
  if (ALSO_PRONOUN.test(determiner) && !NEVER_VERB.test(word)) return false;
  const gender = genderOf(word);
  return gender !== null && (gender === 'f') !== FEMININE.test(determiner);
}

/** "dos cliente": a plural determiner before a noun without plural ending, and the reverse. */
function isNumberWrong(determiner: string, word: string): boolean {
  if (ALSO_PRONOUN.test(determiner)) return false;
  const isPluralDeterminer = /s$/.test(determiner) && determiner !== 'às';
  if (isPluralDeterminer) return /[oa]$|ção$|dade$/.test(word) && !isPlural(word);
  return (
    /^(?:d[oa]|n[oa]|pel[oa]|uma?)$/.test(determiner) && isPlural(word) && /[^i][oa]s$/.test(word)
  );
}
