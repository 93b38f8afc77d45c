import { withoutAside } from '../reading/aside.ts';
import type { ConversationReply } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';

/** A personal question to the coach beside another one is answered last, in a sentence. */
export function withAside(reply: ConversationReply, known: Known): ConversationReply {
  const { hasAside, rest } = withoutAside(known.context.input.userInput);
  return hasAside && rest !== ''
    ? {
        ...reply,
        text: `${reply.text}\n\n${line('personalAside', known.state.turns, known)}`,
      }
    : reply;
}
