import type { ChannelKey } from '../channels/situation.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';
import { OPENINGS } from './scripts.gen.ts';
import { VOICES } from './voices.gen.ts';

export { CHANNEL_OBJECTIONS } from './channel-objections.gen.ts';
export { OBJECTIONS } from './objections.gen.ts';

/** The scripts of a channel: its own, and those of its voice. */
export function scriptsOf(key: ChannelKey): ChannelScriptKnowledge {
  const own = OPENINGS[key];
  return { ...VOICES[own.voice], ...own };
}

/** The scripts of all channels. */
export const SCRIPTS: readonly ChannelScriptKnowledge[] = Object.values(OPENINGS).map(
  ({ channel }) => scriptsOf(channel),
);
