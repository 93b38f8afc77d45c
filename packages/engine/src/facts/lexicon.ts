import { LEXICON } from '../knowledge/facts/lexicon.gen.ts';
import { memoised } from '../shared/memo.ts';
import { formsOfVerb } from './verb-forms.ts';

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words);

/** What nouns name, by class; words are folded and in the singular. */
const CLASSES = [
  ['good', set(LEXICON.goods)],
  ['service', set(LEXICON.services)],
  ['trouble', set(LEXICON.troubles)],
  ['setting', set(LEXICON.settings)],
  ['people', set(LEXICON.people)],
  ['organisation', set(LEXICON.organisations)],
] as const;

export type LexicalClass = (typeof CLASSES)[number][0];

/** The classes of a folded noun in the singular or plural; none for an unknown one. */
export const lexicalClasses = memoised((word): readonly LexicalClass[] => {
  const forms = singularForms(word);
  return CLASSES.flatMap(([name, words]) => (forms.some((form) => words.has(form)) ? [name] : []));
});

const NOUNS = set(CLASSES.flatMap(([, words]) => [...words]));
const VERB_FORMS = set(LEXICON.verbs.flatMap(formsOfVerb));

/** Whether a word is a form of a verb: "surely" when it is no noun, "maybe" for "compra". */
export function verbLikeness(word: string): 'surely' | 'maybe' | null {
  if (!VERB_FORMS.has(word)) return null;
  return singularForms(word).some((form) => NOUNS.has(form)) ? 'maybe' : 'surely';
}

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/is$/, 'il'],
  [/ns$/, 'm'],
  [/([rzsl])es$/, '$1'],
  [/s$/, ''],
];
const DIMINUTIVES: readonly (readonly [ending: RegExp, whole: string])[] = [
  [/zinh[oa]$/, ''],
  [/inho$/, 'o'],
  [/inha$/, 'a'],
];

/** A folded word and what it may be the plural or the diminutive of. */
function singularForms(word: string): string[] {
  const singulars = PLURALS.filter(([ending]) => ending.test(word)).map(([ending, singular]) =>
    word.replace(ending, singular),
  );
  const forms = [word, ...singulars];
  const whole = forms.flatMap((form) =>
    DIMINUTIVES.filter(([ending]) => ending.test(form) && form.length > 6).map(([ending, end]) =>
      form.replace(ending, end),
    ),
  );
  return [...forms, ...whole];
}
