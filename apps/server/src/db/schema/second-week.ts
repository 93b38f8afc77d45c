import type { ObjectionKey } from '@salesai/contract/objections';
import type { ResultKind } from '@salesai/contract/results';

/** A day of the first week. */
export type FirstDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What a second week works on: where the first one stopped on the way to a sale. */
export type WeekFocus = 'log' | 'open' | 'propose' | 'close' | 'grow' | 'steady';

/** One day of the second week; its words follow when it is read, in the reader's language. */
export type WeekTask =
  | { kind: 'begin'; focus: WeekFocus }
  | { kind: 'first' | 'second'; focus: Exclude<WeekFocus, 'steady'> }
  | { kind: 'leftOver' | 'repeat'; day: FirstDay }
  | { kind: 'practise'; objection: ObjectionKey; count: number }
  | { kind: 'script' | 'rehearse' | 'referral' | 'review' };

/** The second week of a channel's plan, stored with its profile. */
export interface SecondWeek {
  focus: WeekFocus;
  counts: Record<ResultKind, number>;
  leftOver: FirstDay[];
  /** Seven. */
  tasks: WeekTask[];
}
