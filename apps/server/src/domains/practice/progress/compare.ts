import { PRACTICE_CRITERIA, PRACTICE_LEVELS, type PracticeLevel } from '@salesai/contract/practice';
import type { Progress } from '@salesai/contract/progress';
import type { Scored } from './data.ts';

const FIRST = 3;
const RECENT = 5;
const WINS_FOR_NEXT = 3;

/** Progress that follows from the scored sessions, the newest first. */
export function progressOf(sessions: readonly Scored[]): Omit<Progress, 'days' | 'sessions'> {
  const level = mostPlayed(sessions);
  const compared = sessions.filter((one) => one.level === level).toReversed();
  return {
    levels: PRACTICE_LEVELS.map((name) => countsOf(name, sessions)),
    criteria: PRACTICE_CRITERIA.map((key) => {
      const marks = compared.flatMap(({ criteria }) => {
        const mark = criteria.find((one) => one.key === key)?.mark;
        return mark === null || mark === undefined ? [] : [mark];
      });
      return {
        key,
        first: median(marks.slice(0, FIRST)),
        recent: median(marks.slice(-RECENT)),
        count: marks.length,
      };
    }),
    margin: marginOf(sessions),
    level,
    nextLevel: nextLevel(sessions),
  };
}

/** The level of most sessions; of two, the higher. */
function mostPlayed(sessions: readonly Scored[]): PracticeLevel | null {
  if (sessions.length === 0) return null;
  return PRACTICE_LEVELS.map((level) => countsOf(level, sessions)).reduce((best, one) =>
    one.played >= best.played ? one : best,
  ).level;
}

function countsOf(level: PracticeLevel, sessions: readonly Scored[]) {
  const played = sessions.filter((one) => one.level === level);
  return { level, played: played.length, won: played.filter(isWon).length };
}

const isWon = ({ status }: Scored) => status === 'won';

/** The middle value; null without any. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Of the won sessions: prices asked, agreed, and the difference. */
function marginOf(sessions: readonly Scored[]): Progress['margin'] {
  const sold = sessions.filter(isWon).flatMap(({ margin }) => {
    const { listPrice, soldPrice } = margin;
    return soldPrice === null ? [] : [{ listPrice, soldPrice }];
  });
  if (sold.length === 0) return null;
  const sum = (of: (one: { listPrice: number; soldPrice: number }) => number) =>
    Math.round(sold.reduce((total, one) => total + of(one), 0) * 100) / 100;
  const [listPrice, soldPrice] = [sum((one) => one.listPrice), sum((one) => one.soldPrice)];
  return {
    listPrice,
    soldPrice,
    leftOnTable: Math.round((listPrice - soldPrice) * 100) / 100,
  };
}

/** The level above the newest session's one, after three wins in its last five sessions. */
function nextLevel(sessions: readonly Scored[]): PracticeLevel | null {
  const current = sessions[0]?.level;
  const last = sessions.filter(({ level }) => level === current).slice(0, RECENT);
  if (!current || last.filter(isWon).length < WINS_FOR_NEXT) return null;
  return PRACTICE_LEVELS[PRACTICE_LEVELS.indexOf(current) + 1] ?? null;
}

/** Minutes of practice by day, the first day first. */
export function daysOf(times: readonly { date: string; seconds: number }[]): Progress['days'] {
  const days = Map.groupBy(times, ({ date }) => date);
  return [...days]
    .map(([date, all]) => {
      const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
      return { date, minutes: Math.round(seconds / 6) / 10 };
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}
