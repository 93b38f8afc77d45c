import type { PracticeQuote, PracticeStatus } from '@salesai/contract/practice';
import type { SessionState } from '../types.ts';
import { isPromising, type Missed, missedIn, mostTelling, wholeQuote } from './quotes.ts';
import type { LoggedMessage, SessionLog } from './replay.ts';
import { isFair } from './tone.ts';

/** A mark with what it rests on; a mark of null does not apply. */
export interface Judged {
  mark: number | null;
  evidence: PracticeQuote[];
  missed: Missed | null;
  /** The one thing that was missing most, a key of the advice; null where none is certain. */
  lack: string | null;
  /** The words that the lack is about; null where it is about none. */
  phrase: string | null;
  /** The seller's own words that the lack is about; null where it is about none. */
  fault: PracticeQuote | null;
  /** What may be praised, where that is less than what the mark rests on. */
  praised?: PracticeQuote[];
}

export type Criterion = (log: SessionLog, status: PracticeStatus) => Judged;

export const NOT_APPLICABLE: Judged = {
  ...{ mark: null, evidence: [], missed: null },
  ...{ lack: null, phrase: null, fault: null },
};
/** Whether the seller used anything that the buyer said: without it, questions are a form to fill in. */
export const listened = ({ reflections, linkedPitches }: SessionState): boolean =>
  reflections + linkedPitches > 0;

/** A session that begins after a first conversation, whose questions were asked there. */
export const isFollowUp = ({ setup }: SessionLog): boolean => setup.scene === 'ghosting';
/** Of such a session nothing came back: only what was written into the silence can be judged. */
export const isUnanswered = (log: SessionLog): boolean =>
  isFollowUp(log) && log.buyerMessages.length === 0;

const MISSED_UP_TO = 2;
export const FULL = 4;

/** The first of some things that are missing. */
export const firstLack = (...things: readonly (readonly [string, boolean])[]): string | null =>
  things.find(([, isMissing]) => isMissing)?.[0] ?? null;

/** A mark within its range, with evidence from 1 and a missed moment up to 2. */
export function judged(
  log: SessionLog,
  mark: number,
  evidence: readonly PracticeQuote[],
  missed: LoggedMessage | null,
  lack: string | null = null,
  fault: PracticeQuote | null = null,
): Judged {
  const rounded = Math.max(0, Math.min(FULL, Math.round(mark)));
  const fallback = mostTelling(log.turns.filter((turn) => isFair(turn) && !isPromising(turn)));
  const shown = evidence.length > 0 ? [...evidence] : fallback ? [wholeQuote(fallback)] : [];
  return {
    mark: rounded,
    evidence: rounded > 0 ? shown : [],
    // A moment that has nothing to do with it teaches less than none.
    missed: rounded <= MISSED_UP_TO && missed ? missedIn(missed) : null,
    lack: rounded < FULL ? lack : null,
    phrase: null,
    fault: rounded < FULL ? fault : null,
  };
}
