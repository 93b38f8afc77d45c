import { type ConversationReply, replyTo, storedAct } from '../conversation/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { turnInput } from './turns.ts';

/** A talk with the coach that was played to its end. */
export interface PlayedTalk {
  history: CoachReplyInput['history'];
  replies: readonly ConversationReply[];
  last: ConversationReply;
}

/** Plays messages one after the other, each with the turns before it. @throws Error without a message */
export function talkOf(
  messages: readonly string[],
  given: Partial<CoachReplyInput> = {},
): PlayedTalk {
  const history: CoachReplyInput['history'] = [];
  const replies = messages.map((userInput) => {
    const input = turnInput(userInput, { ...given, history: [...history] });
    const reply = replyTo(input);
    const act = storedAct(reply.act, input);
    history.push({ userInput, assistantResponse: reply.text, act });
    return reply;
  });
  const last = replies.at(-1);
  if (!last) throw new Error('A talk needs a message.');
  return { history, replies, last };
}
