import {
  PRACTICE_LEVELS,
  type PracticeLevel,
  type PracticeSession,
} from '@salesai/contract/practice';

const COUNTED = 5;
const WINS = 3;

/** Whether three of the last five sessions at a level were won. */
export function isMastered(level: PracticeLevel, sessions: readonly PracticeSession[]): boolean {
  const last = sessions
    .filter((one) => one.level === level && one.status !== 'active' && !one.imported)
    .slice(0, COUNTED);
  return last.filter(({ status }) => status === 'won').length >= WINS;
}

export const levelAfter = (level: PracticeLevel): PracticeLevel | undefined =>
  PRACTICE_LEVELS[PRACTICE_LEVELS.indexOf(level) + 1];

/** The first level that is not mastered yet. */
export const suggestedLevel = (sessions: readonly PracticeSession[]): PracticeLevel =>
  PRACTICE_LEVELS.find((level) => !isMastered(level, sessions)) ?? 'brutal';
