import { OBJECTION_KEYS } from '@salesai/contract/objections';

/** How scripts answer an objection: the kinds that the coach knows, and those that only scripts have. */
export const ANSWER_KEYS = [
  ...OBJECTION_KEYS,
  'fear',
  'complaint',
  'increase',
  'easier',
  'other',
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];
