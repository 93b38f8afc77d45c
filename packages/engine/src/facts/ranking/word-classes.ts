import { PHRASE_WORDS } from '../../knowledge/facts/phrases.gen.ts';
import { memoised } from '../../shared/memo.ts';
import { lexicalClasses } from '../lexicon.ts';
import { isAgent } from '../noun-phrase.ts';
import {
  BOTHERS,
  BUYING,
  CHILDREN,
  COMPANIES,
  COMPLAINT_NOUNS,
  COMPLAINTS,
  CUSTOMERS,
  DECIDERS,
  OFFERING,
  PERSONS,
  PETS,
  SERVING,
  SIZES,
  STATES,
  TROUBLES,
  TRYING,
  VERBS,
} from '../vocabulary.ts';
import { CURRENCY, DURATIONS, MONEY, PERIODS, SPENDING, UNITS } from '../words.ts';

const USING = new Set(PHRASE_WORDS.using);
const CONTAINERS = new Set(PHRASE_WORDS.containers);
const SALES = new Set(PHRASE_WORDS.sales);
const COSTING =
  /^(?:custa|custam|sai|saem|fica|ficam|ta|tao|esta|estao|vale|valem|saindo|custando|era)$/;
const DAYS =
  /^(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|manha|tarde|madrugada|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|carnaval|verao|inverno|cedo)$/;
const COMPLAINING =
  /^(?:reclam|queix|sofr|desconfi|odei|detest|irrit|incomod|cansei|chatea|aperrei|encrenc|decepcion|aguent|suport)/;
const PAYING = /^(?:gast|pag|invest|desembols|deix)(?:a|am|ando|ou|aram|e|em|ar)$/;

const VERB_CLASSES: readonly (readonly [name: string, has: (word: string) => boolean])[] = [
  ['sell-other', (word) => /^(?:vende|vendem|vender|vendendo|vendia)$/.test(word)],
  ['pay', (word) => PAYING.test(word)],
  ['cost', (word) => COSTING.test(word)],
  ['be', (word) => /^(?:e|eh|sao|seria|era|eram|ser|sou|somos)$/.test(word)],
  ['have', (word) => /^(?:tem|teem|tenho|temos|tinha|possui|possuem|ter)$/.test(word)],
  ['use', (word) => USING.has(word)],
  ['offer', (word) => OFFERING.has(word)],
  ['buy', (word) => BUYING.has(word)],
  ['serve', (word) => SERVING.has(word)],
  ['close', (word) => /^fech(?:a|am|o|amos)$/.test(word)],
  ['decide', (word) => DECIDERS.has(word)],
  [
    'complain',
    (word) =>
      COMPLAINTS.has(word) || BOTHERS.has(word) || STATES.has(word) || COMPLAINING.test(word),
  ],
  ['try', (word) => TRYING.has(word)],
  ['verb', (word) => VERBS.has(word)],
  ['gerund', (word) => /.{3}(?:ando|endo|indo)$/.test(word)],
  ['past', (word) => /.{2}(?:ou|eu|iu|aram|eram|iram)$/.test(word)],
  ['infinitive', (word) => /.{2}(?:ar|er|ir)$/.test(word)],
  ['plural', (word) => word.length > 4 && /(?:am|[^g]em)$/.test(word)],
];

/** What a verb says of who sells and who buys; null for a word that is no verb. */
export const verbClass = memoised(
  (word): string | null => VERB_CLASSES.find(([, has]) => has(word))?.[0] ?? null,
);

const PREPOSITIONS: Readonly<Record<string, RegExp>> = {
  in: /^(?:em|n[oa]s?|num|numa)$/,
  of: /^d[eoa]s?$/,
  by: /^(?:por|pel[oa]s?)$/,
  for: /^(?:para|pra|pro|pras|pros|p)$/,
  to: /^(?:a|ao|aos|as|à)$/,
  with: /^com$/,
  without: /^sem$/,
  that: /^(?:que|q|quem|onde)$/,
  and: /^(?:e|ou|mais)$/,
  each: /^cada$/,
};

/** The class of a preposition or conjunction; null for another word. */
export const prepositionClass = memoised(
  (word): string | null =>
    Object.keys(PREPOSITIONS).find((name) => PREPOSITIONS[name]?.test(word)) ?? null,
);

const isKnownNoun = (word: string): boolean => lexicalClasses(word).length > 0;

const NOUN_CLASSES: readonly (readonly [name: string, has: (word: string) => boolean])[] = [
  ['person', (word) => PERSONS.has(word)],
  ['company', (word) => COMPANIES.has(word)],
  ['agent', isAgent],
  ['customer', (word) => CUSTOMERS.has(word)],
  ['child', (word) => CHILDREN.has(word)],
  ['pet', (word) => PETS.has(word)],
  ['measure', (word) => CONTAINERS.has(word) || UNITS.has(word)],
  ['sale', (word) => SALES.has(word) && !UNITS.has(word)],
  ['complaint', (word) => COMPLAINT_NOUNS.has(word) || TROUBLES.has(word)],
  ['size', (word) => SIZES.has(word)],
  ['time', (word) => DURATIONS.has(word) || PERIODS.has(word) || DAYS.test(word)],
  ['money', (word) => CURRENCY.has(word) || MONEY.has(word) || SPENDING.has(word)],
  ['participle', (word) => /.{3}(?:ad|id)[oa]s?$/.test(word)],
  ['past', (word) => /.{2}(?:ou|eu|iu|ava|avam)$/.test(word) && !isKnownNoun(word)],
  ['infinitive', (word) => /.{2}(?:ar|er|ir|ando|endo|indo)$/.test(word) && !isKnownNoun(word)],
  ['activity', (word) => /(?:cao|coes|mento|mentos|agem|agens|aria|arias|ura|oria)$/.test(word)],
];

/** What a noun names: several classes are possible. */
export const nounClasses = memoised((word): readonly string[] =>
  NOUN_CLASSES.filter(([, has]) => has(word)).map(([name]) => name),
);

/** Whether a noun only names how much of a thing is sold: "pacote", "hora", "pedido". */
export const isMeasure = (word: string): boolean =>
  CONTAINERS.has(word) || UNITS.has(word) || SALES.has(word);
