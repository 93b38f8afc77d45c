import type { ChannelProfile } from '@salesai/contract/channels';
import { channelByKey } from '../knowledge/channels/index.ts';
import type { ChannelNotesInput, PromptNotes } from '../port.ts';
import { acceptsLine } from '../practice/index.ts';
import { channelProfile } from './channels/profile.ts';
import { readSituation } from './channels/reading.ts';
import { scoreChannel } from './channels/score.ts';
import { coachNotes } from './coach/notes.ts';
import { createEmbeddedEngine } from './engine.ts';
import { factNotes } from './fact-notes.ts';

/** The notes of the embedded engine, in this thread. */
export const createNotes = (): PromptNotes => ({
  ...createEmbeddedEngine(),
  channelNotes: async (input) => channelNotes(input),
  factNotes: async (input) => factNotes(input),
  coachNotes: async (input) => coachNotes(input),
  acceptsLine: async ({ decision, bubbles }) => acceptsLine(decision, bubbles),
});

/** See {@link PromptNotes.channelNotes}. */
export function channelNotes({ plan, keys }: ChannelNotesInput): Record<string, ChannelProfile> {
  const reading = readSituation(plan);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const channel = channelByKey(key);
      if (!channel) return [];
      const scored = scoreChannel(channel, reading.situation);
      return [[key, channelProfile(scored, { at: 0, of: 1 }, reading)]];
    }),
  );
}

export { coachNotes } from './coach/notes.ts';
export { factNotes } from './fact-notes.ts';
