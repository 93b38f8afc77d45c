import type { avatarRoutes } from '@salesai/contract/avatar';
import type { Icp } from '@salesai/contract/icp';
import type { RouteOutput } from '@salesai/contract/route';

export type AvatarPresence = RouteOutput<typeof avatarRoutes.status>;
export type NextStep =
  | { kind: 'avatar' | 'accept' | 'icp' }
  | { kind: 'finish' | 'channels'; icpId: string; name: string };

/** The next step of the Flow: avatar, then ICP, then channels. */
export function nextStep(avatar: AvatarPresence, icps: readonly Icp[]): NextStep {
  if (!avatar.existe) return { kind: 'avatar' };
  if (!avatar.aceito) return { kind: 'accept' };
  const unfinished = icps.find((icp) => icp.status === 'creating');
  if (unfinished) return { kind: 'finish', icpId: unfinished.id, name: unfinished.name };
  const [active] = icps;
  return active ? { kind: 'channels', icpId: active.id, name: active.name } : { kind: 'icp' };
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** @param hour 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
