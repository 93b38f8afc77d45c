import type { RecordedAnswer } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';

const Kept = z.array(
  z.object({
    questionId: z.int(),
    questionText: z.string(),
    response: z.string(),
    timestamp: z.string(),
  }),
);

const keyOf = (name: string) => `salesai-chat:${name}`;

/** The answers given before in this browser; none when there are none or they cannot be read. */
export function keptAnswers(name: string): RecordedAnswer[] {
  try {
    return z.parse(Kept, JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]'));
  } catch {
    return [];
  }
}

export const keepAnswers = (name: string, answers: RecordedAnswer[]) =>
  localStorage.setItem(keyOf(name), JSON.stringify(answers));

/** To be called once the answers have become what they were given for. */
export const forgetAnswers = (name: string) => localStorage.removeItem(keyOf(name));
