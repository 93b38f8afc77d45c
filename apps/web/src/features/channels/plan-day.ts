import type { Channel } from '@salesai/contract/channels';
import { useState } from 'react';
import * as z from 'zod/mini';

export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type PlanDay = (typeof DAYS)[number];

/** The day of the plan to do now, that one is done for today, or that all are done. */
export type PlanState =
  | { kind: 'due'; day: PlanDay }
  | { kind: 'doneToday'; day: PlanDay; next: PlanDay }
  | { kind: 'complete' };

/** @param doneToday the day that was marked as done today, if any. */
export function planState(doneDays: readonly number[], doneToday: number | null): PlanState {
  const due = DAYS.find((day) => !doneDays.includes(day));
  if (due === undefined) return { kind: 'complete' };
  const done = DAYS.find((day) => day === doneToday && doneDays.includes(day));
  return done ? { kind: 'doneToday', day: done, next: due } : { kind: 'due', day: due };
}

const Mark = z.object({ day: z.number(), date: z.string() });
const keyOf = (channelId: string) => `salesai-plan:${channelId}`;

/** The day that was marked as done on this device today; the server stores no dates. */
export function useDoneToday({ id }: Pick<Channel, 'id'>) {
  const [day, setDay] = useState(() => storedDay(id));
  const mark = (done: number) => {
    setDay(done);
    try {
      localStorage.setItem(keyOf(id), JSON.stringify({ day: done, date: today() }));
    } catch {
      // The storage is full: the mark lasts as long as the screen.
    }
  };
  return [day, mark] as const;
}

const today = () => new Date().toDateString();

function storedDay(channelId: string): number | null {
  try {
    const mark = Mark.safeParse(JSON.parse(localStorage.getItem(keyOf(channelId)) ?? 'null'));
    return mark.success && mark.data.date === today() ? mark.data.day : null;
  } catch {
    return null;
  }
}
