import type { RecordedAnswer } from '@salesai/contract/questionnaire';

/**
 * Where the Oracle is with its question: a breath, dots, the words, then the seller's turn.
 * `pause → thinking → saying → asking`
 */
type Phase = 'pause' | 'thinking' | 'saying' | 'asking';

/** A conversation of `total` steps; all that the screen shows follows from it. */
export interface Chat {
  total: number;
  answers: RecordedAnswer[];
  /** Place of the question in front, 0 to `total - 1`. */
  step: number;
  phase: Phase;
  /** The seller did not want to wait for the words in front. */
  skipped: boolean;
}

export type ChatEvent =
  /** The time of that phase of that step is over; a late one changes nothing. */
  | { type: 'elapsed'; step: number; phase: Phase }
  | { type: 'skipped' }
  | { type: 'answered'; answer: RecordedAnswer }
  | { type: 'reopened'; step: number }
  | { type: 'restarted' };

const NEXT: Record<Phase, Phase> = {
  pause: 'thinking',
  thinking: 'saying',
  saying: 'asking',
  asking: 'asking',
};

/** Starts a conversation, or takes it up after the answers that were given before. */
export function openChat(total: number, answers: RecordedAnswer[] = []): Chat {
  const known = answers.slice(0, total - 1);
  return { total, answers: known, step: known.length, phase: 'pause', skipped: false };
}

export function reduceChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case 'elapsed':
      return event.step === chat.step && event.phase === chat.phase
        ? { ...chat, phase: NEXT[chat.phase] }
        : chat;
    case 'skipped':
      return { ...chat, phase: 'asking', skipped: true };
    case 'answered':
      return answered(chat, event.answer);
    case 'reopened':
      return event.step < chat.answers.length
        ? { ...chat, step: event.step, phase: 'saying', skipped: false }
        : chat;
    case 'restarted':
      return openChat(chat.total);
  }
}

/** The new answer takes its place; the next step is the first that has none yet. */
function answered(chat: Chat, answer: RecordedAnswer): Chat {
  if (chat.phase !== 'asking' || chat.step >= chat.total - 1) return chat;
  const answers = [...chat.answers];
  answers[chat.step] = answer;
  return { ...chat, answers, step: answers.length, phase: 'pause', skipped: false };
}

/** Whether the seller is correcting an earlier answer. */
export const isReopened = ({ step, answers }: Chat) => step < answers.length;
