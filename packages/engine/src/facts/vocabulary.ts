import { NOUN_WORDS } from '../knowledge/facts/nouns.gen.ts';
import { PHRASE_WORDS } from '../knowledge/facts/phrases.gen.ts';

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words);

export const PERSONS = set(NOUN_WORDS.persons);
export const COMPANIES = set(NOUN_WORDS.companies);
export const CHILDREN = set(NOUN_WORDS.children);
export const PETS = set(NOUN_WORDS.pets);
export const LEADING = set(NOUN_WORDS.leading);
export const OFFERING = set(PHRASE_WORDS.offering);
export const BUYING = set(PHRASE_WORDS.buying);
export const CUSTOMERS = set(PHRASE_WORDS.customers);
export const SERVING = set(PHRASE_WORDS.serving);
export const COPULAS = set(PHRASE_WORDS.copulas);
export const VERBS = set(PHRASE_WORDS.verbs);
export const STOPS = set(PHRASE_WORDS.stops);
export const DETERMINERS = set(PHRASE_WORDS.determiners);
export const TROUBLES = set(PHRASE_WORDS.troubles);
export const BOTHERS = set(PHRASE_WORDS.bothers);
export const DECIDERS = set(PHRASE_WORDS.deciders);
export const TRYING = set(PHRASE_WORDS.trying);
export const SIZES = set(PHRASE_WORDS.sizes);
export const FREQUENCIES = set(PHRASE_WORDS.frequencies);
/** The infinitive of each form of a verb of complaint that is one word. */
export const COMPLAINTS: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASE_WORDS.complaints).flatMap(([infinitive, forms]) =>
    forms.map((form) => [form, infinitive] as const),
  ),
);
export const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASE_WORDS.states).flatMap(([noun, forms]) =>
    forms.map((form) => [form, noun] as const),
  ),
);
export const COMPLAINT_NOUNS = set(PHRASE_WORDS.complaintNouns);
export const NEUTRAL = set(PHRASE_WORDS.neutral);
export const RIVALS = set(PHRASE_WORDS.rivals);
export const CHOOSING = set(PHRASE_WORDS.choosing);
export const LOSING = set(PHRASE_WORDS.losing);
export const GETTING = set(PHRASE_WORDS.getting);
export const TRIGGERS: readonly string[] = PHRASE_WORDS.triggers;
