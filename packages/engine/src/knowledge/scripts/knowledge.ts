import type { Line } from '../channels/lines.ts';
import type { ChannelKey } from '../channels/situation.ts';
import type { AnswerKey } from './answer-keys.ts';

/** How the text reaches the buyer: chat, phone, e-mail, face to face, or comments of a post. */
export type Voice = 'chat' | 'call' | 'email' | 'talk' | 'comments';

/**
 * One message or paragraph of a script. Of its lines those are candidates whose condition holds and
 * whose slots all have a value; a line with a condition wins, then the one with the most slots. Without
 * a candidate the block is omitted.
 */
export type Block = readonly Line[];

/** One script of a channel: when to use it, and its content. */
export interface ScriptPart {
  /** Contains the word that determines its type: Abertura, Roteiro principal, Follow-up, Fechamento. */
  title: string;
  usage: string;
  tips: readonly Line[];
  content: readonly Block[];
}

/** The scripts after the opening, for all channels of one voice. */
export interface VoiceScripts {
  main: ScriptPart;
  followUp: ScriptPart;
  closing: ScriptPart;
}

/** The scripts that only one channel has. */
export interface ChannelOpening extends Partial<VoiceScripts> {
  channel: ChannelKey;
  voice: Voice;
  opening: ScriptPart;
}

/** The scripts of one channel, in the order of a conversation. */
export interface ChannelScriptKnowledge extends VoiceScripts {
  channel: ChannelKey;
  voice: Voice;
  opening: ScriptPart;
}

/** A common objection and its answer, one or two sentences that end in a question. */
export interface ChannelObjection {
  /** In the words of buyers. */
  said: string;
  answer: Block;
}

/** The wordings of an answer, by the kind of the objection. */
export type ScriptObjections = Record<AnswerKey, Block>;

/** @public used by the generated module. */
export type OpeningsByChannel = Record<ChannelKey, ChannelOpening>;
/** @public used by the generated module. */
export type ScriptsByVoice = Record<Voice, VoiceScripts>;
/** Objections that are specific to a channel. */
export type ChannelObjections = Record<ChannelKey, readonly ChannelObjection[]>;
