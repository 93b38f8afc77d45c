import type { Line } from '../channels/lines.ts';
import type { ChannelKey } from '../channels/situation.ts';

/** How the words reach the buyer: typed, on the phone, by e-mail, face to face, or under a post. */
export type Voice = 'chat' | 'call' | 'email' | 'talk' | 'comments';

/**
 * One block of a script. In a list, the first condition that is true wins; otherwise the plain lines
 * do. Among the winners one is drawn by seed. A lone conditional line that is not true drops the block.
 */
export type Block = Line | readonly Line[];

/** One script of a channel: when to use it, and its words. */
export interface ScriptPart {
  /** Carries the word that types it: Abertura, Roteiro principal, Follow-up, Fechamento. */
  title: string;
  usage: string;
  tips: readonly Line[];
  content: readonly Block[];
}

/** The scripts of one channel, in the order they are said. */
export interface ChannelScriptKnowledge {
  channel: ChannelKey;
  voice: Voice;
  opening: ScriptPart;
  main: ScriptPart;
  followUp: ScriptPart;
  closing: ScriptPart;
}

/** A common objection and how to go through it: receive it, ask, answer, return to the next step. */
export interface ChannelObjection {
  /** As buyers say it, for when the profile names too few. */
  said: string;
  receive: Block;
  ask: Block;
  answer: Block;
  confirm: Block;
}

/** An objection that is recognised in folded text; of several that match, the first wins. */
export interface ScriptObjection extends ChannelObjection {
  words: RegExp;
}

export type ScriptsByChannel = Record<ChannelKey, ChannelScriptKnowledge>;
/** The objections that come with the channel itself, whatever is sold there. */
export type ChannelObjections = Record<ChannelKey, readonly ChannelObjection[]>;
