import { z } from 'zod';
import type {
  ActivityWords,
  AmountWords,
  Lexicon,
  NounWords,
  PhraseWords,
} from '../src/knowledge/facts/vocabulary.ts';

/** Schemas of the vocabulary by which facts are read. */

const text = z.string().trim().min(1);
const folded = z
  .string()
  .regex(/^[^\sA-ZÀ-ÿ]+(?: [^\sA-ZÀ-ÿ]+)*$/, 'must be lower case without accents');
const words = z.array(folded).min(1);
const numbers = z.record(folded, z.number());

export const amountWords: z.ZodType<AmountWords> = z.strictObject({
  numbers,
  scales: numbers,
  currency: words,
  money: words,
  adjectives: words,
  periods: z.strictObject({ day: words, week: words, month: words, year: words }),
  units: z.strictObject({
    month: words,
    year: words,
    week: words,
    day: words,
    hour: words,
    kg: words,
    litre: words,
    metre: words,
    m2: words,
    person: words,
    night: words,
    session: words,
    appointment: words,
    box: words,
    dozen: words,
    each: words,
  }),
  subscription: words,
  targets: z.strictObject({
    clients: words,
    sales: words,
    leads: words,
    units: words,
    contracts: words,
    appointments: words,
    hours: words,
  }),
  factors: numbers,
  durations: numbers,
  months: words,
  earning: words,
  income: words,
  earned: words,
  spending: words,
  current: words,
  debts: words,
  losses: words,
  purchases: words,
  aims: words,
  growth: words,
  hedges: words,
  corrections: words,
  selling: words,
  stopping: words,
});

export const nounWords: z.ZodType<NounWords> = z.strictObject({
  persons: words,
  companies: words,
  children: words,
  pets: words,
  leading: words,
});

export const activityWords: z.ZodType<ActivityWords> = z.strictObject({
  activities: z.record(z.string(), z.string()),
});

/** Words between spaces, so that a long list stays readable. */
const wordList = z.string().transform((text) => text.trim().split(/\s+/));

export const lexicon: z.ZodType<Lexicon> = z.strictObject({
  goods: wordList,
  services: wordList,
  troubles: wordList,
  settings: wordList,
  people: wordList,
  organisations: wordList,
  verbs: wordList,
});

export const phraseWords: z.ZodType<PhraseWords> = z.strictObject({
  offering: words,
  using: words,
  containers: words,
  sales: words,
  buying: words,
  customers: words,
  serving: words,
  copulas: words,
  verbs: words,
  stops: words,
  determiners: words,
  complaints: z.record(text, words),
  states: z.record(text, words),
  complaintNouns: words,
  complaintSigns: words,
  neutral: words,
  troubles: words,
  bothers: words,
  deciders: words,
  trying: words,
  triggers: words,
  frequencies: words,
  sizes: words,
  channels: z.strictObject({
    whatsapp: words,
    instagram: words,
    inPerson: words,
    phone: words,
    marketplace: words,
    referral: words,
  }),
  strengths: words,
  rivals: words,
  choosing: words,
  losing: words,
  getting: words,
});
