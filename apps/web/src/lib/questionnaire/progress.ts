import { localEntries } from '../browser-storage.ts';
import { answersKey } from './keys.ts';

/** Storage name of a seller's answers about themselves. */
export const sellerAnswersName = (userId: string) => `seller:${userId}`;
/** Storage name of a seller's answers about an ICP. */
export const icpAnswersName = (userId: string, icpId: string) => `icp:${userId}:${icpId}`;

/** How far a questionnaire is, by the answers in this browser; the last step is no question. */
export function answersProgress(name: string, steps: number) {
  const answered = Math.min(countAnswers(name), steps - 1);
  return {
    /** The step to continue at; 0 before the first answer. */
    step: answered === 0 ? 0 : answered + 1,
    total: steps,
    /** Questions without an answer. */
    left: steps - 1 - answered,
  };
}

/** Whether any answer of the questionnaire is stored in this browser. */
export const hasAnswers = (name: string): boolean => countAnswers(name) > 0;

/** Without the schema of storage.ts, whose code home does not need. */
function countAnswers(name: string): number {
  try {
    const answers: unknown = JSON.parse(localEntries.getItem(answersKey(name)) ?? '');
    return Array.isArray(answers) ? answers.length : 0;
  } catch {
    return 0;
  }
}
