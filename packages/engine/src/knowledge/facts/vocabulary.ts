import type { Channel } from '../seller/facts.ts';

export type Period = 'day' | 'week' | 'month' | 'year';
/** What a price is for. */
export type PriceUnit =
  | Period
  | 'each'
  | 'hour'
  | 'kg'
  | 'litre'
  | 'metre'
  | 'm2'
  | 'person'
  | 'night'
  | 'session'
  | 'appointment'
  | 'box'
  | 'dozen'
  | 'percent';
/** What a goal counts. */
export type Target =
  | 'clients'
  | 'sales'
  | 'leads'
  | 'units'
  | 'contracts'
  | 'appointments'
  | 'hours';

/** Words of amounts, in folded text. */
export interface AmountWords {
  numbers: Readonly<Record<string, number>>;
  scales: Readonly<Record<string, number>>;
  currency: readonly string[];
  money: readonly string[];
  adjectives: readonly string[];
  periods: Readonly<Record<Period, readonly string[]>>;
  units: Readonly<Record<Exclude<PriceUnit, 'percent'>, readonly string[]>>;
  subscription: readonly string[];
  targets: Readonly<Record<Target, readonly string[]>>;
  factors: Readonly<Record<string, number>>;
  durations: Readonly<Record<string, number>>;
  months: readonly string[];
  earning: readonly string[];
  income: readonly string[];
  earned: readonly string[];
  spending: readonly string[];
  current: readonly string[];
  debts: readonly string[];
  losses: readonly string[];
  purchases: readonly string[];
  aims: readonly string[];
  growth: readonly string[];
  hedges: readonly string[];
  corrections: readonly string[];
  selling: readonly string[];
  /** Verbs of what the seller wants to stop. */
  stopping: readonly string[];
}

/** Nouns by what they name, in folded text. */
export interface NounWords {
  persons: readonly string[];
  companies: readonly string[];
  children: readonly string[];
  pets: readonly string[];
  leading: readonly string[];
}

/** The noun of what a seller does, by the folded infinitive: "limpar" gives "limpeza". */
export interface ActivityWords {
  activities: Readonly<Record<string, string>>;
}

/** What common nouns name, in folded text and in the singular; and infinitives of verbs. */
export interface Lexicon {
  goods: readonly string[];
  services: readonly string[];
  troubles: readonly string[];
  settings: readonly string[];
  people: readonly string[];
  organisations: readonly string[];
  verbs: readonly string[];
}

/** Words that structure an answer, in folded text. */
export interface PhraseWords {
  offering: readonly string[];
  /** Verbs whose object a buyer may buy: "usa", "aluga". */
  using: readonly string[];
  /** Nouns of packages and measures: "saco", "dose". */
  containers: readonly string[];
  /** Nouns that name a sale and not what is sold: "pedido". */
  sales: readonly string[];
  buying: readonly string[];
  customers: readonly string[];
  serving: readonly string[];
  copulas: readonly string[];
  verbs: readonly string[];
  stops: readonly string[];
  determiners: readonly string[];
  /** Forms of a verb of complaint, by its infinitive. */
  complaints: Readonly<Record<string, readonly string[]>>;
  /** Forms of a state, by its noun. */
  states: Readonly<Record<string, readonly string[]>>;
  /** Words that show complaint, lack, loss, fear, delay, breakage or effort; a star stands for any ending. */
  complaintSigns: readonly string[];
  complaintNouns: readonly string[];
  neutral: readonly string[];
  troubles: readonly string[];
  bothers: readonly string[];
  deciders: readonly string[];
  trying: readonly string[];
  triggers: readonly string[];
  frequencies: readonly string[];
  sizes: readonly string[];
  channels: Readonly<Record<Channel, readonly string[]>>;
  strengths: readonly string[];
  /** Who sells the same as the seller. */
  rivals: readonly string[];
  /** Verbs whose object is taken in place of the seller: "preferem". */
  choosing: readonly string[];
  /** Verbs after whose preposition the rival follows: "perco pra", "trocam por". */
  losing: readonly string[];
  /** Verbs of getting something, from a rival after a preposition: "compram do". */
  getting: readonly string[];
}
