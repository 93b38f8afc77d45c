import { localEntries } from './browser-storage.ts';

const ICP_KEY = 'salesai-recent:icp';
const scriptKeyOf = (icpId: string) => `salesai-recent:script:${icpId}`;

/** The ICP that the seller used last, in this browser. */
export const recentIcp = () => localEntries.getItem(ICP_KEY);
export const saveRecentIcp = (icpId: string) => localEntries.setItem(ICP_KEY, icpId);

/** A script of an ICP, by the ids of its channel and its own. */
export interface RecentScript {
  channel: string;
  script: string;
}

/** The script of an ICP that was read last, in this browser. */
export function recentScript(icpId: string): RecentScript | null {
  const [channel, script] = localEntries.getItem(scriptKeyOf(icpId))?.split('/') ?? [];
  return channel && script ? { channel, script } : null;
}

export const saveRecentScript = (icpId: string, { channel, script }: RecentScript) =>
  localEntries.setItem(scriptKeyOf(icpId), `${channel}/${script}`);
