import type { Channel, ChannelOrder, ChannelProfile } from '@salesai/contract/channels';
import type { Language } from '@salesai/contract/languages';
import type { SecondWeek } from '../../db/schema/second-week.ts';
import type { ChannelSummary } from './data.ts';
import type { ChannelTally, LearnedChannel } from './learning.ts';
import { secondWeekOf } from './second-week.ts';
import { secondWeekWords } from './second-week-words.ts';

export const FIRST_WEEK_DAYS = 7;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** A channel as its seller sees it, with what is next in its plan. */
export function channelView(
  { channel, learned }: LearnedChannel<ChannelSummary>,
  tallies: readonly ChannelTally[],
  order: ChannelOrder,
  language: Language,
): Channel {
  const { id, profile, doneDays } = channel;
  const week = secondWeekFor(channel, tallies);
  const secondWeek = week && secondWeekWords(week, profile, language);
  const isLeft = order === 'results' && learned?.direction === 'down' && !hasBegun(profile);
  return {
    ...profile,
    id,
    doneDays: [...doneDays].sort((a, b) => a - b),
    secondWeek,
    next: nextDay(profile, doneDays, isLeft ? null : secondWeek),
    learned,
  };
}

/** The second week as it was when it began; until then, as the results so far suggest it. */
export const secondWeekFor = (
  channel: ChannelSummary,
  tallies: readonly ChannelTally[],
): SecondWeek | null => channel.profile.secondWeek ?? secondWeekOf(channel, tallies);

const hasBegun = ({ secondWeek }: ChannelSummary['profile']) => secondWeek !== undefined;

/** The first day that is not done: of the first week until one of the second was done. */
function nextDay(
  { sevenDayPlan }: ChannelProfile,
  doneDays: readonly number[],
  secondWeek: Channel['secondWeek'],
): Channel['next'] {
  const isOpen = (day: number) => !doneDays.includes(day);
  const isSecond = doneDays.some((day) => day > FIRST_WEEK_DAYS);
  const first = isSecond ? undefined : WEEK.find(isOpen);
  if (first) return { day: first, text: sevenDayPlan[`day${first}`] };
  const second = WEEK.find((day) => isOpen(day + FIRST_WEEK_DAYS));
  const text = second && secondWeek?.days[second - 1];
  return text ? { day: second + FIRST_WEEK_DAYS, text } : null;
}
