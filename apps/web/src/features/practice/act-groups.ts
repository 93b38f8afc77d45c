import type { PracticeAct } from '@salesai/contract/practice';

/** The acts by what they are for: one is mostly mistaken for another of its group. */
export const ACT_GROUPS = {
  questions: [
    'ask_situation',
    'ask_problem',
    'ask_implication',
    'ask_need_payoff',
    'ask_decision_maker',
    'ask_budget',
    'ask_timeline',
    'isolate_objection',
  ],
  listening: ['greeting', 'reflection', 'empathy'],
  offer: ['linked_pitch', 'generic_pitch', 'proof', 'state_price', 'discount', 'trade_concession'],
  progress: [
    'answer_objection',
    'involve_decision_maker',
    'close',
    'next_step',
    'useful_follow_up',
  ],
  slips: ['pushy_follow_up', 'pressure', 'badmouth', 'rudeness', 'break_role', 'other'],
} as const satisfies Record<string, readonly PracticeAct[]>;

export const GROUP_KEYS = ['questions', 'listening', 'offer', 'progress', 'slips'] as const;
