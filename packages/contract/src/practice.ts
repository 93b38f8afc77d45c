import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

export const PRACTICE_LEVELS = ['easy', 'medium', 'hard', 'brutal'] as const;
export const PracticeLevel = z.enum(PRACTICE_LEVELS);
export type PracticeLevel = z.infer<typeof PracticeLevel>;

export const PRACTICE_SCENES = ['open', 'ghosting', 'partner', 'haggling'] as const;
export const PracticeScene = z.enum(PRACTICE_SCENES);
export type PracticeScene = z.infer<typeof PracticeScene>;

/** `active`, or how the session ended; `advanced` is a dated next step, `disqualified` a non-customer rightly left alone. */
export const PracticeStatus = z.enum([
  'active',
  'won',
  'advanced',
  'lost',
  'ghosted',
  'undecided',
  'disqualified',
]);
export type PracticeStatus = z.infer<typeof PracticeStatus>;

/** What a seller does with a sentence of a conversation. */
export const PRACTICE_ACTS = [
  'greeting',
  'ask_situation',
  'ask_problem',
  'ask_implication',
  'ask_need_payoff',
  'ask_decision_maker',
  'ask_budget',
  'ask_timeline',
  'reflection',
  'empathy',
  'isolate_objection',
  'linked_pitch',
  'generic_pitch',
  'proof',
  'state_price',
  'discount',
  'trade_concession',
  'answer_objection',
  'involve_decision_maker',
  'close',
  'next_step',
  'useful_follow_up',
  'pushy_follow_up',
  'pressure',
  'badmouth',
  'rudeness',
  'break_role',
  'other',
] as const;
export const PracticeAct = z.enum(PRACTICE_ACTS);
export type PracticeAct = z.infer<typeof PracticeAct>;

export const PRACTICE_CRITERIA = [
  'opening',
  'problem',
  'consequence',
  'listening',
  'questions',
  'value',
  'price_timing',
  'objections',
  'margin',
  'decision_maker',
  'next_step',
  'clarity',
  'respect',
] as const;
export const PracticeCriterion = z.enum(PRACTICE_CRITERIA);
export type PracticeCriterion = z.infer<typeof PracticeCriterion>;

/** What the seller can see of the buyer's state, in words on the screen. */
export const PracticeMood = z.enum(['interested', 'unsure', 'hurried', 'annoyed', 'neutral']);
export type PracticeMood = z.infer<typeof PracticeMood>;

export const PracticeOffer = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** In R$. */
  price: z.number().check(z.gt(0), z.lte(100_000_000)),
});
export type PracticeOffer = z.infer<typeof PracticeOffer>;

/** A fact that the seller may know before the conversation. */
export const BriefingFact = z.object({
  text: z.string(),
  origin: z.enum(['you_said', 'assumption']),
});
export type BriefingFact = z.infer<typeof BriefingFact>;

export const PracticePersona = z.object({
  name: z.string(),
  /** Such as "dona de salão". */
  role: z.string(),
  /** The temperament in words, such as "desconfiada". */
  manner: z.string(),
});
export type PracticePersona = z.infer<typeof PracticePersona>;

export const PracticeMessage = z.object({
  id: Id,
  /** Position in the session, from 1. */
  n: z.int(),
  from: z.enum(['seller', 'buyer']),
  text: z.string(),
  /** Simulated time. */
  at: Instant,
  /** Whether the buyer has read the seller's message. */
  read: z.optional(z.boolean()),
  audioUrl: z.optional(z.string()),
});
export type PracticeMessage = z.infer<typeof PracticeMessage>;

/** An exact piece of a message's text, in UTF-16 units. */
export const PracticeQuote = z.object({
  messageId: Id,
  start: z.int(),
  end: z.int(),
  quote: z.string(),
});
export type PracticeQuote = z.infer<typeof PracticeQuote>;

export const PracticeReview = z.object({
  version: z.int(),
  /** Rounded weighted sum of the marks, 0 to 100. */
  score: z.int(),
  status: PracticeStatus,
  criteria: z.array(
    z.object({
      key: PracticeCriterion,
      weight: z.int(),
      /** 0 to 4; null where the criterion does not apply. */
      mark: z.nullable(z.int()),
      evidence: z.array(PracticeQuote),
      missed: z.optional(z.object({ messageId: Id, quote: z.string() })),
      advice: z.string(),
    }),
  ),
  strength: z.object({
    key: PracticeCriterion,
    text: z.string(),
    quote: z.optional(PracticeQuote),
  }),
  improvements: z
    .array(
      z.object({
        key: PracticeCriterion,
        text: z.string(),
        quote: z.optional(PracticeQuote),
        /** One of the seller's own sentences, in their words, without the flaw. */
        rewrite: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(2)),
  margin: z.object({
    listPrice: z.number(),
    soldPrice: z.nullable(z.number()),
    leftOnTable: z.nullable(z.number()),
  }),
  trace: z.array(
    z.object({
      messageId: Id,
      acts: z.array(z.object({ act: PracticeAct, start: z.int(), end: z.int() })),
      state: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type PracticeReview = z.infer<typeof PracticeReview>;
