import type { Chat } from './model.ts';

/** Timings in milliseconds: docs/product.md#questionnaire-timings. */
const FIRST_QUESTION = 500;
const NEXT_QUESTION = 250;
const TYPING = 700;
const THINKING = 900;
const INPUT_PER_CHARACTER = 18;
const INPUT_AFTER = 300;
export const TYPEWRITER_PER_CHARACTER = 30;
/** The delays after an answer that was given at once. */
const QUICK = { pause: 100, thinking: 250, typing: 100 };
/** An answer that begins within this time after the input appeared is given at once. */
export const AT_ONCE_MS = 4_000;

/**
 * Milliseconds until the next phase; null when the seller answers.
 * @param text of the current question; @param reducedMotion removes all delays.
 */
export function waitOf(chat: Chat, text: string, reducedMotion: boolean): number | null {
  if (chat.phase === 'answering') return null;
  if (reducedMotion) return 0;
  if (chat.pace === 'quick') return QUICK[chat.phase];
  if (chat.phase === 'pause') return chat.answers.length === 0 ? FIRST_QUESTION : NEXT_QUESTION;
  if (chat.phase === 'thinking') return chat.step === chat.total - 1 ? THINKING : TYPING;
  return text.length * INPUT_PER_CHARACTER + INPUT_AFTER;
}
