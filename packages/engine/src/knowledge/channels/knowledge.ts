import type { Archetype } from '../seller/facts.ts';
import type { Line } from './lines.ts';
import type { BuyerTag, Challenge, ChannelKey, CustomerKind, TicketBand } from './situation.ts';

/** 0 does not fit, 3 fits very well. */
type Fit = 0 | 1 | 2 | 3;

/** How well a channel fits, for the ranking. */
interface ChannelFit {
  customers: Record<CustomerKind, Fit>;
  tickets: Record<TicketBand, Fit>;
  archetypes: Record<Archetype, Fit>;
  /** Points added for the tag, from -3 to 3; absent is neutral. */
  tags: Partial<Record<BuyerTag, number>>;
  /** Challenges of the seller that this channel eases. */
  eases: readonly Challenge[];
  /** Challenges of the seller that make this channel harder. */
  strains: readonly Challenge[];
  difficulty: 1 | 2 | 3;
  cost: 'free' | 'low' | 'medium' | 'high';
}

/** Tasks of each day; the first line whose condition holds is used. */
interface WeekPlan {
  day1: readonly Line[];
  day2: readonly Line[];
  day3: readonly Line[];
  day4: readonly Line[];
  day5: readonly Line[];
  day6: readonly Line[];
  day7: readonly Line[];
}

/**
 * One channel. Plural fields use every line whose condition holds; `motive`, `description`,
 * `whenToUse`, `success` and the days use the first one.
 */
export interface ChannelKnowledge {
  key: ChannelKey;
  name: string;
  /** With its article, as subject or object of a sentence. */
  inText: string;
  category: string;
  /** Folded aliases of this channel. */
  alsoCalled: readonly string[];
  fit: ChannelFit;
  /** Why it suits this buyer: continues "Entra no plano porque …". */
  motive: readonly Line[];
  description: readonly Line[];
  whenToUse: readonly Line[];
  strengths: readonly Line[];
  weaknesses: readonly Line[];
  kpis: readonly Line[];
  steps: readonly Line[];
  week: WeekPlan;
  mistakes: readonly Line[];
  tools: readonly Line[];
  ticketFit: Record<TicketBand, string>;
  results: {
    timeToResults: string;
    cost: string;
    difficulty: string;
    scalability: string;
    minBudget: string;
  };
  tips: readonly Line[];
  success: readonly Line[];
}
