import { CHANNELS } from './channels.gen.ts';
import type { ChannelKnowledge } from './knowledge.ts';

export { CHANNELS };

/** The channel of that key, or undefined when the knowledge base has none (another engine's). */
export function channelByKey(key: string): ChannelKnowledge | undefined {
  return CHANNELS.find((channel) => channel.key === key);
}
