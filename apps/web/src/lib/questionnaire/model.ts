import type { RecordedAnswer } from '@salesai/contract/questionnaire';

/**
 * The phases of a question: a pause, the typing indicator, the typed text, then the seller's turn.
 * `pause → thinking → typing → answering`
 */
type Phase = 'pause' | 'thinking' | 'typing' | 'answering';

/** A conversation of `total` steps; the screen is derived from it. */
export interface Chat {
  total: number;
  answers: RecordedAnswer[];
  /** Index of the current question, 0 to `total - 1`. */
  step: number;
  phase: Phase;
  /** The seller skipped the typing of the current question. */
  skipped: boolean;
  /** A seller who answers at once, or skips the typing, does not wait for the next question. */
  pace: 'reading' | 'quick';
}

export type ChatEvent =
  /** The delay of that phase and step is over; a late event changes nothing. */
  | { type: 'elapsed'; step: number; phase: Phase }
  | { type: 'skipped' }
  | { type: 'answered'; answer: RecordedAnswer; quick: boolean }
  | { type: 'reopened'; step: number }
  | { type: 'restarted' };

const NEXT: Record<Phase, Phase> = {
  pause: 'thinking',
  thinking: 'typing',
  typing: 'answering',
  answering: 'answering',
};

/** Starts a conversation, or continues it after the stored answers. */
export function openChat(total: number, answers: RecordedAnswer[] = []): Chat {
  const known = answers.slice(0, total - 1);
  const step = known.length;
  return { total, answers: known, step, phase: 'pause', skipped: false, pace: 'reading' };
}

export function reduceChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case 'elapsed':
      return event.step === chat.step && event.phase === chat.phase
        ? { ...chat, phase: NEXT[chat.phase] }
        : chat;
    case 'skipped':
      return { ...chat, phase: 'answering', skipped: true, pace: 'quick' };
    case 'answered':
      return answered(chat, event.answer, event.quick ? 'quick' : 'reading');
    case 'reopened':
      return event.step < chat.answers.length
        ? { ...chat, step: event.step, phase: 'typing', skipped: false }
        : chat;
    case 'restarted':
      return openChat(chat.total);
  }
}

/** Stores the answer; the next step is the first without one. */
function answered(chat: Chat, answer: RecordedAnswer, pace: Chat['pace']): Chat {
  if (chat.phase !== 'answering' || chat.step >= chat.total - 1) return chat;
  const answers = [...chat.answers];
  answers[chat.step] = answer;
  return { ...chat, answers, step: answers.length, phase: 'pause', skipped: false, pace };
}

/** Whether the seller is editing an earlier answer. */
export const isReopened = ({ step, answers }: Chat) => step < answers.length;
