import type { Chat } from './model.ts';

/** Timings in milliseconds: docs/product.md#questionnaire-timings. */
const FIRST_QUESTION = 500;
const NEXT_QUESTION = 250;
const TYPING = 700;
const THINKING = 900;
const INPUT_PER_CHARACTER = 18;
const INPUT_AFTER = 300;
export const TYPEWRITER_PER_CHARACTER = 30;

/**
 * How long the present phase lasts before the next, or null when the seller has the turn.
 * @param text of the question in front; @param still for people who want no motion: no waiting.
 */
export function waitOf(chat: Chat, text: string, still: boolean): number | null {
  if (chat.phase === 'asking') return null;
  if (still) return 0;
  if (chat.phase === 'pause') return chat.answers.length === 0 ? FIRST_QUESTION : NEXT_QUESTION;
  if (chat.phase === 'thinking') return chat.step === chat.total - 1 ? THINKING : TYPING;
  return text.length * INPUT_PER_CHARACTER + INPUT_AFTER;
}
