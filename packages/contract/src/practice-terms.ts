import * as z from 'zod/mini';

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
