import type { PracticeAct } from '@salesai/contract/practice';
import type { Saying } from '../moves/turn.ts';
import type { PracticeEntry, PracticeSetup } from '../port.ts';
import { beginning, receiveMessage, recordBubbles } from '../session.ts';
import { afterHours, waitFor } from '../time.ts';
import type { ReadSentence, SessionState } from '../types.ts';

export interface LoggedMessage {
  messageId: string;
  text: string;
}

/** A message of the seller with what it led to. */
export interface LoggedTurn extends LoggedMessage {
  sentences: ReadSentence[];
  words: number;
  before: SessionState;
  after: SessionState;
  sayings: Saying[];
  /** The buyer's last message before it; null at the beginning. */
  previous: LoggedMessage | null;
  /** The buyer's messages that followed. */
  replies: LoggedMessage[];
  /** The seller gave the message its act. */
  isContested?: boolean;
}

/** Everything that a score is made from. */
export interface SessionLog {
  setup: PracticeSetup;
  first: SessionState;
  last: SessionState;
  turns: LoggedTurn[];
  buyerMessages: LoggedMessage[];
  /** Hints that the seller asked for, with the message before each. */
  hints: { text: string; after: string | null }[];
}

/** Goes through a log again; the buyer's words are those that were sent. */
export function replay(
  setup: PracticeSetup,
  entries: readonly PracticeEntry[],
  contested: Readonly<Record<string, PracticeAct>>,
): SessionLog {
  const first = beginning(setup);
  const turns: LoggedTurn[] = [];
  let state = first;
  let previous: LoggedMessage | null = null;
  entries.forEach((entry, at) => {
    if (entry.kind === 'wait') {
      const replies = repliesAfter(entries, at).map(({ text }) => text);
      // Nobody came back in a log without words after the wait, whatever the rules say today.
      state =
        replies.length > 0
          ? recordBubbles(waitFor(setup, state, entry.hours).state, replies)
          : afterHours(state, entry.hours);
    } else if (entry.kind === 'seller') {
      const { messageId, text } = entry;
      const replies = repliesAfter(entries, at);
      const before = state;
      const step = receiveMessage(setup, structuredClone(state), text, contested[messageId]);
      state = recordBubbles(
        step.state,
        replies.map((reply) => reply.text),
      );
      const { sentences, words } = step.reading;
      turns.push({
        ...{ messageId, text, sentences, words, before, sayings: step.sayings },
        ...{ after: state, previous, replies, isContested: step.reading.isContested },
      });
    } else if (entry.kind === 'buyer') {
      previous = { messageId: entry.messageId, text: entry.text };
    }
  });
  const buyerMessages = entries.flatMap((entry) =>
    entry.kind === 'buyer' ? [messageOf(entry)] : [],
  );
  return { setup, first, last: state, turns, buyerMessages, hints: hintsIn(entries) };
}

function hintsIn(entries: readonly PracticeEntry[]): SessionLog['hints'] {
  let after: string | null = null;
  return entries.flatMap((entry) => {
    if (entry.kind === 'hint') return [{ text: entry.text, after }];
    if (entry.kind !== 'wait') after = entry.messageId;
    return [];
  });
}

function repliesAfter(entries: readonly PracticeEntry[], at: number): LoggedMessage[] {
  const rest = entries.slice(at + 1);
  const next = rest.findIndex(({ kind }) => kind === 'seller' || kind === 'wait');
  return (next < 0 ? rest : rest.slice(0, next)).flatMap((entry) =>
    entry.kind === 'buyer' ? [messageOf(entry)] : [],
  );
}

const messageOf = ({ messageId, text }: LoggedMessage): LoggedMessage => ({ messageId, text });
