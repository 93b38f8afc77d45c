import { type Act, storedAct } from '../conversation/index.ts';
import { guardedReply } from '../embedded/coach/guarded-reply.ts';
import { type Fact, readAnswer } from '../facts/index.ts';
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

/** A fact with its name, such as `price`. */
export interface StatedFact {
  name: string;
  fact: Fact<unknown>;
}

/** Why the coach replies as it does to one message of a conversation. */
export interface Explanation {
  /** Of the message alone, the likeliest first. */
  labels: readonly Ranked[];
  certainty: Certainty;
  distress: Distress;
  /** What the message would state as an answer to the questionnaires. */
  facts: readonly StatedFact[];
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
    const input = inputOf(userInput, [...history]);
    const { act, text } = guardedReply(input);
    history.push({ userInput, assistantResponse: text, act: storedAct(act, input) });
    return {
      labels: ranked.slice(0, LISTED),
      certainty,
      distress: recogniseDistress(userInput),
      facts: factsIn(userInput),
      act,
      reply: text,
    };
  });
}

/** Facts of a description of a customer, and the goal that the same words would state. */
function factsIn(text: string): StatedFact[] {
  const { goal } = readAnswer('goal', text);
  const facts = Object.entries({ ...readAnswer('description', text), goal });
  return facts.flatMap(([name, read]) =>
    [read].flat().flatMap((fact) => (fact ? [{ name, fact }] : [])),
  );
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
