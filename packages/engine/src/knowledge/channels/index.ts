import { CHANNELS } from './channels.gen.ts';
import type { ChannelKnowledge } from './knowledge.ts';

export { CHANNELS };

/** The channel of that key, or undefined for a channel of another engine. */
export function channelByKey(key: string): ChannelKnowledge | undefined {
  return CHANNELS.find((channel) => channel.key === key);
}
