import type { ChannelProfile } from '@salesai/contract/channels';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { FirstDay, SecondWeek, WeekFocus, WeekTask } from '../../db/schema/second-week.ts';
import { type ChannelTally, countsOf, type KindCounts } from './learning.ts';

const FIRST_WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** More than half of the first week. */
const DONE_MIN = 4;
const LEFT_OVER_MAX = 2;
const TASKS_BETWEEN = 5;
/** The seventh day counts the week; preparing is done on the first two. */
const WORK_DAYS = [3, 4, 5, 6] as const;
/** A day that begins with addressing people can be done again with others. */
const ADDRESSES =
  /^(?:mande|envie|ligue|chame|fale|converse|responda|retome|visite|convide|comente|volte|demonstre|faça (?:as |os )?(?:\d+ )?(?:visitas|tentativas|retornos))(?!\p{L})|\bmande \d+\b/iu;
const PRACTISE_FROM = 2;

const LOGGED_MIN = 5;
const CONTACTS_MIN = 10;
const CONVERSATIONS_MIN = 5;
const PROPOSALS_MIN = 2;
const SALES_MIN = 2;
/** Below one in five a step of the way to the sale is where it stops. */
const STEP_SHARE = 0.2;

/** The second week of a channel; null until most of the first week is done. */
export function secondWeekOf(
  { id, profile, doneDays }: { id: string; profile: ChannelProfile; doneDays: readonly number[] },
  tallies: readonly ChannelTally[],
): SecondWeek | null {
  const done = FIRST_WEEK.filter((day) => doneDays.includes(day));
  if (done.length < DONE_MIN) return null;
  const counts = countsOf(tallies, id);
  const focus = focusOf(counts);
  // The seventh day counts the week, as the second week does, too.
  const leftOver = FIRST_WEEK.filter((day) => day !== 7 && !done.includes(day));
  const tasks: WeekTask[] = [
    { kind: 'begin', focus },
    ...between(focus, {
      leftOver,
      repeated: WORK_DAYS.filter((day) => done.includes(day) && isRepeatable(profile, day)),
      objection: commonObjection(tallies, id),
    }),
    { kind: 'review' },
  ];
  return { focus, counts, leftOver, tasks };
}

const isRepeatable = ({ sevenDayPlan }: ChannelProfile, day: FirstDay) =>
  ADDRESSES.test(sevenDayPlan[`day${day}`]);

/** Where the way to a sale stops; a step is judged from five cases on. */
function focusOf({ contact, conversation, proposal, sale, loss }: KindCounts): WeekFocus {
  if (contact + conversation + proposal + sale + loss < LOGGED_MIN) return 'log';
  if (sale >= SALES_MIN) return 'grow';
  if (proposal >= PROPOSALS_MIN && sale === 0) return 'close';
  if (conversation >= CONVERSATIONS_MIN && proposal + sale <= conversation * STEP_SHARE) {
    return 'propose';
  }
  if (contact >= CONTACTS_MIN && conversation <= contact * STEP_SHARE) return 'open';
  return 'steady';
}

interface Material {
  leftOver: readonly FirstDay[];
  repeated: readonly FirstDay[];
  objection: { objection: ObjectionKey; count: number } | undefined;
}

/** The days between the first and the last: what was left over, the focus, and what can be repeated. */
function between(focus: WeekFocus, { leftOver, repeated, objection }: Material): WeekTask[] {
  const [firstRepeat, ...otherRepeats] = repeated.map((day): WeekTask => ({ kind: 'repeat', day }));
  // Without a step to correct, the week is for more people and for logging them.
  const worked = focus === 'steady' ? 'log' : focus;
  const tasks: (WeekTask | undefined)[] = [
    ...leftOver.slice(0, LEFT_OVER_MAX).map((day): WeekTask => ({ kind: 'leftOver', day })),
    { kind: 'first', focus: worked },
    firstRepeat,
    objection && { kind: 'practise', ...objection },
    { kind: 'second', focus: worked },
    ...otherRepeats,
    { kind: 'script' },
    { kind: 'rehearse' },
    { kind: 'referral' },
  ];
  return tasks.filter((task) => task !== undefined).slice(0, TASKS_BETWEEN);
}

/** The objection behind most losses, when it is no single case. */
function commonObjection(tallies: readonly ChannelTally[], channelId: string) {
  const [first] = tallies
    .filter((tally) => tally.channelId === channelId && tally.kind === 'loss')
    .flatMap(({ objection, count }) =>
      objection !== null && count >= PRACTISE_FROM ? [{ objection, count }] : [],
    )
    .sort((a, b) => b.count - a.count || a.objection.localeCompare(b.objection));
  return first;
}
