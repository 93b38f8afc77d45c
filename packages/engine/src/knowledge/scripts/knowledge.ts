import type { Line } from '../channels/lines.ts';
import type { ChannelKey } from '../channels/situation.ts';

/** How the text reaches the buyer: chat, phone, e-mail, face to face, or comments of a post. */
export type Voice = 'chat' | 'call' | 'email' | 'talk' | 'comments';

/**
 * One block of a script. In a list, the lines of the first condition that holds are used, else the
 * unconditional ones; one of them is chosen by seed. A single line whose condition is false is omitted.
 */
export type Block = Line | readonly Line[];

/** One script of a channel: when to use it, and its content. */
export interface ScriptPart {
  /** Contains the word that determines its type: Abertura, Roteiro principal, Follow-up, Fechamento. */
  title: string;
  usage: string;
  tips: readonly Line[];
  content: readonly Block[];
}

/** The scripts of one channel, in the order of a conversation. */
export interface ChannelScriptKnowledge {
  channel: ChannelKey;
  voice: Voice;
  opening: ScriptPart;
  main: ScriptPart;
  followUp: ScriptPart;
  closing: ScriptPart;
}

/** A common objection and its handling: accept, ask, answer, return to the next step. */
export interface ChannelObjection {
  /** In the words of buyers, for profiles with too few objections. */
  said: string;
  receive: Block;
  ask: Block;
  answer: Block;
  confirm: Block;
}

/** An objection with its pattern in folded text; the first match is used. */
export interface ScriptObjection extends ChannelObjection {
  words: RegExp;
}

/** @public used by the generated module. */
export type ScriptsByChannel = Record<ChannelKey, ChannelScriptKnowledge>;
/** Objections that are specific to a channel. */
export type ChannelObjections = Record<ChannelKey, readonly ChannelObjection[]>;
