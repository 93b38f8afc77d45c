import type { Act } from '../conversation/index.ts';
import { guardedReply } from '../embedded/coach/guarded-reply.ts';
import type { CoachReplyInput } from '../port.ts';
import {
  type Certainty,
  type Distress,
  type Ranked,
  recogniseDistress,
  recogniseMessage,
} from '../recognition/index.ts';

/** How many of the likeliest labels are listed. */
const LISTED = 5;

/** Why the coach replies as it does to one message of a conversation. */
export interface Explanation {
  /** Of the message alone, the likeliest first. */
  labels: readonly Ranked[];
  certainty: Certainty;
  distress: Distress;
  /** What the conversation makes of it. */
  act: Act;
  reply: string;
}

/**
 * Explains how the embedded coach reads the messages of one conversation, without questionnaires and
 * documents.
 */
export function explain(messages: readonly string[]): Explanation[] {
  const history: CoachReplyInput['history'] = [];
  return messages.map((userInput) => {
    const { ranked, certainty } = recogniseMessage(userInput);
    const { act, text } = guardedReply(inputOf(userInput, [...history]));
    history.push({ userInput, assistantResponse: text });
    return {
      labels: ranked.slice(0, LISTED),
      certainty,
      distress: recogniseDistress(userInput),
      act,
      reply: text,
    };
  });
}

const inputOf = (userInput: string, history: CoachReplyInput['history']): CoachReplyInput => ({
  userInput,
  history,
  passages: [],
  hasDocuments: false,
  sellerName: '',
  sellerAnswers: null,
  icp: null,
  scripts: [],
  language: 'pt-BR',
});
