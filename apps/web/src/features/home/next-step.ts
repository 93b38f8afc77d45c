import type { avatarRoutes } from '@salesai/contract/avatar';
import type { Channel } from '@salesai/contract/channels';
import type { Icp } from '@salesai/contract/icp';
import type { RouteOutput } from '@salesai/contract/route';

type AvatarPresence = RouteOutput<typeof avatarRoutes.status>;
type PlannedChannel = Pick<Channel, 'id' | 'name' | 'doneDays' | 'next'>;

interface IcpStep {
  icpId: string;
  name: string;
}

interface ChannelStep extends IcpStep {
  channelId: string;
  channel: string;
}

export type NextStep =
  | { kind: 'avatar' | 'accept' | 'icp' }
  | (IcpStep & { kind: 'finish' | 'channels' | 'arena' })
  | (ChannelStep & { kind: 'scripts' })
  | (IcpStep & { kind: 'practice' })
  | { kind: 'cards'; count: number }
  | (ChannelStep & { kind: 'plan'; day: number; task: string });

/** What is known about the seller; what a step does not need is not loaded. */
export interface Journey {
  avatar: AvatarPresence;
  icps: readonly Icp[];
  /** Of the ICP that was used last, best first. */
  channels: readonly PlannedChannel[];
  /** Whether the channel with the current plan has scripts. */
  hasScripts: boolean;
  /** Null when it is not known. */
  practice: PracticeState | null;
}

export interface PracticeState {
  hasSessions: boolean;
  cardsDue: number;
}

/** The first step of the journey that applies. */
export function nextStep({ avatar, icps, channels, hasScripts, practice }: Journey): NextStep {
  if (!avatar.existe) return { kind: 'avatar' };
  if (!avatar.aceito) return { kind: 'accept' };
  const unfinished = icps.find((icp) => icp.status === 'creating');
  if (unfinished) return { kind: 'finish', icpId: unfinished.id, name: unfinished.name };
  const [active] = icps;
  if (!active) return { kind: 'icp' };
  const icp = { icpId: active.id, name: active.name };
  const current = currentChannel(channels);
  if (channels.length === 0) return { kind: 'channels', ...icp };
  if (current && !hasScripts) return { kind: 'scripts', ...icp, ...namesOf(current) };
  if (practice && !practice.hasSessions) return { kind: 'practice', ...icp };
  if (practice && practice.cardsDue > 0) return { kind: 'cards', count: practice.cardsDue };
  if (!current?.next) return { kind: 'arena', ...icp };
  const { day, text } = current.next;
  return { kind: 'plan', ...icp, ...namesOf(current), day, task: text };
}

const namesOf = ({ id, name }: PlannedChannel) => ({ channelId: id, channel: name });

/** The channel whose plan was begun, else the best one whose plan is not done. */
export function currentChannel<C extends PlannedChannel>(channels: readonly C[]): C | undefined {
  const open = channels.filter(({ next }) => next);
  return open.find(({ doneDays }) => doneDays.length > 0) ?? open[0];
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** @param hour 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
