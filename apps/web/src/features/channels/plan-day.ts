import type { Channel } from '@salesai/contract/channels';
import { useState } from 'react';
import * as z from 'zod/mini';
import { localEntries } from '#lib/browser-storage.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEK_DAYS = WEEK.length;

/** One day of the plan: 1 to 7 of the first week, 8 to 14 of the second. */
interface PlanDay {
  day: number;
  text: string;
}

type Planned = Pick<Channel, 'sevenDayPlan' | 'secondWeek' | 'doneDays'>;

/** The days of the two weeks; the second one is empty until most of the first is done. */
export function weeksOf({ sevenDayPlan, secondWeek }: Planned): {
  first: PlanDay[];
  second: PlanDay[];
} {
  return {
    first: WEEK.map((day) => ({ day, text: sevenDayPlan[`day${day}`] })),
    second: (secondWeek?.days ?? []).map((text, at) => ({ day: WEEK_DAYS + 1 + at, text })),
  };
}

const isBegun = ({ doneDays }: Planned) => doneDays.some((day) => day > WEEK_DAYS);

/** How many days of how many are done: of both weeks once the first is over. */
export function planProgress(channel: Planned): { done: number; total: number } {
  const done = channel.doneDays.length;
  const isSecond = channel.secondWeek !== null && (isBegun(channel) || done >= WEEK_DAYS);
  return { done, total: isSecond ? 2 * WEEK_DAYS : WEEK_DAYS };
}

/** The day of the plan to do now, that one is done for today, or that all are done. */
export type PlanState =
  | { kind: 'due'; due: PlanDay }
  | { kind: 'doneToday'; day: number; next: PlanDay }
  | { kind: 'complete' };

/** @param doneToday the day that was marked as done today, if any. */
export function planState(channel: Planned, doneToday: number | null): PlanState {
  const { doneDays } = channel;
  const { first, second } = weeksOf(channel);
  // What was left over of the first week is in the second.
  const days = isBegun(channel) ? second : [...first, ...second];
  const due = days.find(({ day }) => !doneDays.includes(day));
  if (!due) return { kind: 'complete' };
  return doneToday !== null && doneDays.includes(doneToday)
    ? { kind: 'doneToday', day: doneToday, next: due }
    : { kind: 'due', due };
}

const Mark = z.object({ day: z.number(), date: z.string() });
const keyOf = (channelId: string) => `salesai-plan:${channelId}`;

/** The day that was marked as done on this device today; the server stores no dates. */
export function useDoneToday({ id }: Pick<Channel, 'id'>) {
  const [day, setDay] = useState(() => storedDay(id));
  const mark = (done: number) => {
    setDay(done);
    localEntries.setItem(keyOf(id), JSON.stringify({ day: done, date: today() }));
  };
  return [day, mark] as const;
}

const today = () => new Date().toDateString();

function storedDay(channelId: string): number | null {
  try {
    const mark = Mark.safeParse(JSON.parse(localEntries.getItem(keyOf(channelId)) ?? 'null'));
    return mark.success && mark.data.date === today() ? mark.data.day : null;
  } catch {
    return null;
  }
}
