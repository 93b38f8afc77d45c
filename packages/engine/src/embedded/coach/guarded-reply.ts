import { type ConversationReply, replyTo } from '../../conversation/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { isWholeReply, safetyReply } from '../../safety/gate.ts';

/** The reply of the safety gate, else of the conversation. */
export function guardedReply(input: CoachReplyInput): ConversationReply {
  const safety = safetyReply(input);
  if (safety && isWholeReply(safety)) {
    return {
      text: safety.text,
      sources: [],
      artefact: null,
      chips: [],
      act: { kind: 'support' },
      about: null,
    };
  }
  const reply = replyTo(input);
  return safety ? { ...reply, text: `${reply.text}\n\n${safety.text}` } : reply;
}
