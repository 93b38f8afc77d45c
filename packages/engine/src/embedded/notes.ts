import type { CoachReplyInput, Engine, Run } from '../port.ts';
import { replyIn } from './coach/reply.ts';
import { threadOf } from './coach/thread.ts';
import { createEmbeddedEngine } from './index.ts';

type Generations = 'sellerProfile' | 'icpProfile' | 'channelPlan' | 'channelScripts';

/** What the embedded engine contributes to a model's prompts, wherever it runs. */
export interface Notes extends Pick<Engine, Generations> {
  coachNotes(input: CoachReplyInput, run?: Run): Promise<string | null>;
}

export const createNotes = (): Notes => ({
  ...createEmbeddedEngine(),
  coachNotes: async (input) => coachNotes(input),
});

/** What the rules of the knowledge base answer, where they know the objection, method or text asked for. */
export function coachNotes(input: CoachReplyInput): string | null {
  const thread = threadOf(input);
  const isKnown = ['objection', 'method', 'script'].includes(thread.intent.kind);
  return isKnown ? replyIn(thread, { ...input, passages: [] }).text : null;
}
