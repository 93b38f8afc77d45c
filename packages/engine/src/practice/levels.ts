import type { PracticeLevel } from '@salesai/contract/practice';

/** What a level begins with, and what it needs for a sale. `patience` is in tenths. */
export interface LevelRules {
  trust: number;
  patience: number;
  objections: number;
  trustGate: number;
  valueGate: number;
  factsGate: number;
  implicationsGate: number;
  reflectionsGate: number;
  linkedGate: number;
  /** Share of sessions in which the buyer falls silent after the price. */
  vanishes: number;
  /** Share of waits of a day after which an interested buyer writes first. */
  returns: number;
  /** Share of the list price that the buyer pays without more value. */
  ceiling: number;
  /** Share of buyers who do not decide alone. */
  shared: number;
  /** Share of sessions with somebody who is no customer. */
  notCustomer: number;
}

/** Found on whole conversations in words: docs/decisions/019-a-practice-buyer-by-rules.md. */
export const LEVELS: Readonly<Record<PracticeLevel, LevelRules>> = {
  easy: {
    trust: 40,
    patience: 90,
    objections: 1,
    trustGate: 45,
    valueGate: 45,
    factsGate: 2,
    implicationsGate: 0,
    reflectionsGate: 1,
    linkedGate: 1,
    vanishes: 0,
    returns: 0.8,
    ceiling: 0.95,
    shared: 0.15,
    notCustomer: 0,
  },
  medium: {
    trust: 30,
    patience: 80,
    objections: 2,
    trustGate: 52,
    valueGate: 55,
    factsGate: 3,
    implicationsGate: 1,
    reflectionsGate: 2,
    linkedGate: 2,
    vanishes: 0.15,
    returns: 0.6,
    ceiling: 0.9,
    shared: 0.3,
    notCustomer: 0,
  },
  hard: {
    trust: 20,
    patience: 70,
    objections: 3,
    trustGate: 58,
    valueGate: 65,
    factsGate: 4,
    implicationsGate: 1,
    reflectionsGate: 2,
    linkedGate: 2,
    vanishes: 0.25,
    returns: 0.4,
    ceiling: 0.85,
    shared: 0.45,
    notCustomer: 0.1,
  },
  brutal: {
    trust: 12,
    patience: 60,
    objections: 4,
    trustGate: 62,
    valueGate: 70,
    factsGate: 4,
    implicationsGate: 2,
    reflectionsGate: 3,
    linkedGate: 2,
    vanishes: 0.35,
    returns: 0.25,
    ceiling: 0.8,
    shared: 0.6,
    notCustomer: 0.1,
  },
};

export const MESSAGES_MAX = 24;
/** Simulated time after which writing to a silent buyer is no chase. */
export const SILENCE_MINUTES = 20 * 60;
export const CHASES_MAX = 4;
/** Value at which a price does not frighten. */
export const PRICE_VALUE = 35;

/** Trust from which a question is answered; an open question about the problem needs less. */
export const REVEALS_FROM = {
  pain: 20,
  tried: 25,
  impact: 30,
  decision_maker: 30,
  timeline: 30,
  budget: 35,
} as const;
export const OPEN_PROBLEM_BONUS = 5;
