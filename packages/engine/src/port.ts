import type { Avatar } from '@salesai/contract/avatar';
import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import type { Artefact, Offer, Source } from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import type { IcpProfile } from '@salesai/contract/icp';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { ScriptDraft } from '@salesai/contract/scripts';
import type { DocumentRow } from './documents/row.ts';
import type { BuyerDecision } from './practice/port.ts';

/** Options of one engine job. Every method stops soon after `signal` aborts. */
export interface Run {
  signal?: AbortSignal;
  /** Called after each finished step; `done` grows from 0 to `total` and never decreases. */
  onProgress?: (progress: Progress) => void;
  /** Opaque id of the user, for limits on concurrent jobs per user. */
  user?: string;
  /** Called after each response of a language model, including unusable ones. */
  onUsage?: (usage: Usage) => void;
}

/** Progress of a job, in steps. */
export interface Progress {
  done: number;
  total: number;
}

/** Token usage of one response of a language model. */
export interface Usage {
  job: EngineJob;
  /** Name and version of the prompt, such as `sellerProfile@1`. */
  prompt: string;
  inputTokens: number;
  outputTokens: number;
}

/** Which engine is configured, as settings and the coach show it. */
export interface EngineInfo {
  kind: 'embedded' | 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string | null;
  /** The prompt version of each job, stored with its result; undefined without a model. */
  prompts?: Readonly<Record<EngineJob, string>>;
}

/** Input of {@link Engine.sellerProfile}. */
export interface SellerProfileInput {
  /** The answered seller questionnaire. */
  answers: readonly QuestionAnswer[];
  /** The account's name, for `perfilGeral.nome`. */
  sellerName: string;
  /** 0 for the first profile, 1… for each reprocessing: another number gives another text. */
  attempt: number;
  language: Language;
}

/** Input of {@link Engine.icpProfile}. */
export interface IcpProfileInput {
  /** The answered ICP questionnaire. */
  answers: readonly QuestionAnswer[];
  icpName: string;
  /** The answered seller questionnaire, when there is one. */
  sellerAnswers: readonly QuestionAnswer[] | null;
  language: Language;
}

/** Input of {@link Engine.channelPlan}. */
export interface ChannelPlanInput {
  icpName: string;
  /** The result of `icpProfile` for this ICP. */
  icp: IcpProfile;
  /** The ICP questionnaire that `icp` was made from. */
  icpAnswers: readonly QuestionAnswer[];
  /** The answered seller questionnaire, when there is one. */
  sellerAnswers: readonly QuestionAnswer[] | null;
  language: Language;
}

/** Input of {@link Engine.channelScripts}. */
export interface ChannelScriptsInput extends ChannelPlanInput {
  channel: ChannelProfile;
  sellerName: string;
}

/** A passage of the seller's documents, as found by retrieval. */
export interface Passage extends Source {
  /** Share of the question's weight that the passage contains, 0 to 1. */
  coverage: number;
  text: string;
}

/**
 * The act that answered a turn and the state of the safety gate after it, as JSON that is stored with
 * the turn; only the engine reads it.
 */
export interface StoredAct {
  version: number;
  act: unknown;
  safety: unknown;
}

/** An answered turn of a conversation. */
export interface PreviousTurn {
  userInput: string;
  assistantResponse: string;
  /** {@link ReplyDetails.storedAct} of its reply; without it the act is decided anew. */
  act?: StoredAct | null;
}

/** Input of {@link Engine.coachReply}. */
export interface CoachReplyInput {
  /** The seller's message, typed or transcribed. */
  userInput: string;
  /** The previous turns, oldest first. */
  history: PreviousTurn[];
  passages: Passage[];
  /** Prices, policies and other statements of the seller's documents that may answer; none by default. */
  rows?: readonly DocumentRow[];
  /** Whether a document that the seller has sent is still being read. */
  documentsBeingRead?: boolean;
  /** Whether the seller has any readable document at all. */
  hasDocuments: boolean;
  sellerName: string;
  /** The answered seller questionnaire, when there is one. */
  sellerAnswers: readonly QuestionAnswer[] | null;
  /** Null when no ICP is selected. */
  icp: { name: string; profile: IcpProfile } | null;
  /** Scripts that the seller already has for this ICP. */
  scripts: ScriptDraft[];
  language: Language;
}

/** Input of {@link Engine.buyerLine}. */
export interface BuyerLineInput {
  /** The move of the practice engine; only its words may change. */
  decision: BuyerDecision;
  /** The end of the conversation, oldest first. */
  messages: readonly { from: 'seller' | 'buyer'; text: string }[];
}

/** What a reply is, beside its text. */
export interface ReplyDetails {
  /** The kind of act, such as `objection`; `support` for a reply of the safety gate. */
  act: string;
  /** What the act is about, such as the key of the objection. */
  about: string | null;
  /** What the seller may say next. */
  chips: string[];
  artefact: Artefact | null;
  /** To be given with the turn in the `history` of later turns. */
  storedAct: StoredAct;
}

export type CoachEvent =
  | { type: 'delta'; text: string }
  | { type: 'sources'; sources: Source[]; offer?: Offer }
  | { type: 'done'; interrupted: boolean; details: ReplyDetails };

/** Input and output of each job that returns its result at once. */
export interface GenerationJobs {
  /** The profile of the seller. @throws EngineError `bad_input` when the answers contain no text. */
  sellerProfile: { input: SellerProfileInput; output: Avatar };
  /** The profile of one ICP; each statement is marked as stated by the seller or assumed. */
  icpProfile: { input: IcpProfileInput; output: IcpProfile };
  /** The channels for one ICP, best first, with strategy, insights and metrics. */
  channelPlan: { input: ChannelPlanInput; output: ChannelPlan };
  /** The scripts of one channel, in the order of a conversation. */
  channelScripts: { input: ChannelScriptsInput; output: ScriptDraft[] };
  /**
   * The words of a buyer in practice, 1 to 3 bubbles that express the decided move.
   * @throws EngineError `bad_output` or `timeout` when a model finds no acceptable words within
   * seconds; the reference of the decision is used then.
   */
  buyerLine: { input: BuyerLineInput; output: string[] };
}

export type GenerationJob = keyof GenerationJobs;

/** One method per job of {@link GenerationJobs}. */
export type GenerationMethods = {
  [Job in GenerationJob]: (
    input: GenerationJobs[Job]['input'],
    run?: Run,
  ) => Promise<GenerationJobs[Job]['output']>;
};

/**
 * One method per product job. Results are valid by the contract's schemas. Methods throw
 * {@link EngineError} and nothing else.
 */
export interface Engine extends GenerationMethods {
  readonly info: EngineInfo;
  /**
   * Streams deltas of markdown, then the sources once, then `done`.
   * @throws EngineError `bad_input` for an empty message, `cancelled` at any time, other kinds only
   * before the first delta.
   */
  coachReply(input: CoachReplyInput, run?: Run): AsyncIterable<CoachEvent>;
}

/** The name of a job, used as label of results, prompts, metrics and usage. */
export type EngineJob = Exclude<keyof Engine, 'info'>;

/** Reference material that the rules of the knowledge base contribute to a model's prompts. */
export interface PromptNotes extends GenerationMethods {
  /** The knowledge about each of these channels, by key; unknown keys are left out. */
  channelNotes(
    input: ChannelNotesInput,
    run?: Run,
  ): Promise<Readonly<Record<string, ChannelProfile>>>;
  /** The facts that our own rules read from the answers; seconds for hostile answers. */
  factNotes(input: FactNotesInput, run?: Run): Promise<FactNotes>;
  /** What our own rules say about a turn, before a model sees it. */
  coachNotes(input: CoachReplyInput, run?: Run): Promise<CoachNotes>;
  /** Whether words of a model express exactly the decided move of a buyer. */
  acceptsLine(input: AcceptsLineInput, run?: Run): Promise<boolean>;
}

/** Input of {@link PromptNotes.acceptsLine}. */
export interface AcceptsLineInput {
  decision: BuyerDecision;
  bubbles: readonly string[];
}

/** Input of {@link PromptNotes.factNotes}. */
export interface FactNotesInput {
  sellerAnswers: readonly QuestionAnswer[] | null;
  /** Null for a job that is about the seller only. */
  icpAnswers: readonly QuestionAnswer[] | null;
}

/** See {@link PromptNotes.factNotes}. */
export interface FactNotes {
  /** JSON of the facts of the seller's answers, and of the ICP's. */
  seller: string | null;
  icp: string | null;
  /** What is known of the seller's trade, if this customer is its usual buyer, as JSON. */
  trade: { name: string; hypotheses: string } | null;
  /** Words of the offer and the customer; none when the answers name neither. */
  ownWords: string[];
}

/** See {@link PromptNotes.coachNotes}. */
export interface CoachNotes {
  /** The whole reply of the safety gate; the model is not called. */
  support: string | null;
  /** A line of the safety gate that follows the reply. */
  ending: string | null;
  /** What is known of the conversation: subject, people, amounts, open question, last text. */
  state: string;
  /** The embedded reply, as reference; null when it has nothing to add. */
  reference: string | null;
  details: ReplyDetails;
}

/** Input of {@link PromptNotes.channelNotes}. */
export interface ChannelNotesInput {
  plan: ChannelPlanInput;
  keys: readonly string[];
}

export type EngineErrorKind =
  | 'bad_input'
  | 'bad_output'
  | 'configuration'
  | 'busy'
  | 'unavailable'
  | 'timeout'
  | 'cancelled';

/** The only error that an engine throws. `cause` is for the log, never for the user. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Seconds after which a busy provider accepts the next request. */
  readonly retryAfter: number | undefined;

  constructor(kind: EngineErrorKind, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(kind, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
  }
}

/** The error of a job whose signal was aborted: `timeout` past its deadline, else `cancelled`. */
export function abortError({ reason }: AbortSignal): EngineError {
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError';
  return new EngineError(timedOut ? 'timeout' : 'cancelled');
}
