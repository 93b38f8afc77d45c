import type { Avatar } from '@salesai/contract/avatar';
import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import type { Source } from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import type { IcpProfile } from '@salesai/contract/icp';
import type { ScriptDraft } from '@salesai/contract/scripts';

/** How one piece of work is run. Every method stops soon after `signal` aborts. */
export interface Run {
  signal?: AbortSignal;
  /** Called after each finished step; `done` grows from 0 to `total` and never goes back. */
  onProgress?: (progress: Progress) => void;
  /** Whom the work is for, opaque: nobody may have too much of it under way at once. */
  user?: string;
  /** Called after each answer of a language model, the unusable ones included. */
  onUsage?: (usage: Usage) => void;
}

/** How far a piece of work is, in steps. */
export interface Progress {
  done: number;
  total: number;
}

/** What one answer of a language model cost. */
export interface Usage {
  job: EngineJob;
  /** Name and version of the prompt, such as `sellerProfile@1`. */
  prompt: string;
  inputTokens: number;
  outputTokens: number;
}

/** Which brain is at work, as settings and the coach show it. */
export interface EngineInfo {
  kind: 'embedded' | 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string | null;
  /** The version of each job's prompt, for whoever stores its result; none without a model. */
  prompts?: Readonly<Record<EngineJob, string>>;
}

/** What a seller's profile is made from. */
export interface SellerProfileInput {
  /** The compiled text of the questionnaire, as the API receives it. */
  answers: string;
  /** The account's name, for `perfilGeral.nome`. */
  sellerName: string;
  /** 0 for the first reading, 1… for each reprocessing: another number gives another text. */
  attempt: number;
  language: Language;
}

/** What an ideal customer's profile is made from. */
export interface IcpProfileInput {
  /** The compiled ICP questionnaire, as the API receives it. */
  answers: string;
  icpName: string;
  /** The compiled seller questionnaire when there is one. */
  sellerAnswers: string | null;
  language: Language;
}

/** What a plan of channels is made from. */
export interface ChannelPlanInput {
  icpName: string;
  /** The profile that `icpProfile` made of this customer. */
  icp: IcpProfile;
  /** The compiled ICP questionnaire that `icp` was made from. */
  icpAnswers: string;
  /** The compiled seller questionnaire when there is one. */
  sellerAnswers: string | null;
  language: Language;
}

/** What the scripts of one channel are made from. */
export interface ChannelScriptsInput extends ChannelPlanInput {
  channel: ChannelProfile;
  sellerName: string;
}

/** A passage of the seller's documents, as retrieval found it. */
export interface Passage extends Source {
  /** Share of the question's weight that the passage holds, 0 to 1. */
  coverage: number;
  text: string;
}

/** What the coach knows when it answers one turn. */
export interface CoachReplyInput {
  /** What the seller asks, typed or as it was heard. */
  userInput: string;
  /** The turns before this one, oldest first. */
  history: { userInput: string; assistantResponse: string }[];
  passages: Passage[];
  /** Whether the seller has any readable document at all. */
  hasDocuments: boolean;
  sellerName: string;
  /** The compiled seller questionnaire when there is one. */
  sellerAnswers: string | null;
  /** Null when the talk is about no customer in particular. */
  icp: { name: string; profile: IcpProfile } | null;
  /** Scripts that the seller already has for this buyer. */
  scripts: ScriptDraft[];
  language: Language;
}

export type CoachEvent =
  | { type: 'delta'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'done'; interrupted: boolean };

/**
 * The product's brain: one method per product job. Results are valid by the contract's schemas.
 * Methods throw {@link EngineError} and nothing else.
 */
export interface Engine {
  readonly info: EngineInfo;
  /** The profile of the seller. @throws EngineError `bad_input` when the answers say nothing. */
  sellerProfile(input: SellerProfileInput, run?: Run): Promise<Avatar>;
  /** The profile of one ideal customer; each line tells whether the seller said it or we assume it. */
  icpProfile(input: IcpProfileInput, run?: Run): Promise<IcpProfile>;
  /** The channels for one customer, best first, with the thought behind them. */
  channelPlan(input: ChannelPlanInput, run?: Run): Promise<ChannelPlan>;
  /** The scripts of one channel, in the order they are said. */
  channelScripts(input: ChannelScriptsInput, run?: Run): Promise<ScriptDraft[]>;
  /**
   * Deltas of markdown, then the sources once, then `done`.
   * @throws EngineError `bad_input` when nothing was asked, `cancelled` at any time, all else before
   * the first delta.
   */
  coachReply(input: CoachReplyInput, run?: Run): AsyncIterable<CoachEvent>;
}

/** The name of a job, by which results, prompts and figures are told apart. */
export type EngineJob = Exclude<keyof Engine, 'info'>;

export type EngineErrorKind =
  | 'bad_input'
  | 'bad_output'
  | 'configuration'
  | 'busy'
  | 'unavailable'
  | 'timeout'
  | 'cancelled';

/** The one error of an engine. `cause` is for the log, never for the user. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Seconds after which a busy provider wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(kind: EngineErrorKind, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(kind, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
  }
}
