import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { judgedLine } from '@salesai/engine/conversation';
import type { ExtractedRow, PageText } from '@salesai/engine/documents';
import type { readSellerGoal } from '@salesai/engine/facts/seller-goal';
import type {
  AcceptsLineInput,
  ChannelNotesInput,
  CoachEvent,
  CoachNotes,
  CoachReplyInput,
  FactNotes,
  FactNotesInput,
  GenerationJobs,
  Passage,
  Progress,
  PromptNotes,
} from '@salesai/engine/port';
import type * as practiceEngine from '@salesai/engine/practice';
import type { GateInput } from '@salesai/engine/safety';
import type { RankInput } from '../domains/coach/documents/search/passages.ts';
import type { ArchiveInput } from '../domains/privacy/download/archive.ts';

type GenerationWorkerJobs = {
  [Job in keyof GenerationJobs]: GenerationJobs[Job] & { event: Progress };
};

/** A call of the practice engine, whose arguments are the input. */
type PracticeCall<Method extends keyof practiceEngine.Practice> = {
  input: Parameters<practiceEngine.Practice[Method]>;
  event: never;
  output: ReturnType<practiceEngine.Practice[Method]>;
};

/** A pure function of the practice engine as a job. */
interface CardJob<
  Name extends
    | 'cardLine'
    | 'cardHint'
    | 'judgeCard'
    | 'objectionLines'
    | 'ownLineCard'
    | 'scriptPlace',
> {
  input: Parameters<(typeof practiceEngine)[Name]>[0];
  event: never;
  output: ReturnType<(typeof practiceEngine)[Name]>;
}

/** What the worker threads do: the input and output of each job, and what it reports meanwhile. */
export interface WorkerJobs extends GenerationWorkerJobs {
  coachReply: { input: CoachReplyInput; event: CoachEvent; output: undefined };
  channelNotes: {
    input: ChannelNotesInput;
    event: never;
    output: Awaited<ReturnType<PromptNotes['channelNotes']>>;
  };
  factNotes: { input: FactNotesInput; event: never; output: FactNotes };
  coachNotes: { input: CoachReplyInput; event: never; output: CoachNotes };
  acceptsLine: { input: AcceptsLineInput; event: never; output: boolean };
  practiceOpen: PracticeCall<'open'>;
  practiceReceive: PracticeCall<'receive'>;
  practicePassTime: PracticeCall<'passTime'>;
  practiceRecord: PracticeCall<'record'>;
  practiceHint: PracticeCall<'hint'>;
  practiceReview: PracticeCall<'review'>;
  /** The line of the seller that the last turn of a conversation judged. */
  judgedLine: {
    input: Parameters<typeof judgedLine>[0];
    event: never;
    output: ReturnType<typeof judgedLine>;
  };
  /** Whether the safety gate answers the turn itself. */
  needsSupport: { input: GateInput; event: never; output: boolean };
  rankPassages: { input: RankInput; event: never; output: Passage[] };
  practiceCardLine: CardJob<'cardLine'>;
  practiceCardHint: CardJob<'cardHint'>;
  practiceCardAnswer: CardJob<'judgeCard'>;
  practiceOwnLine: CardJob<'ownLineCard'>;
  practiceObjectionLines: CardJob<'objectionLines'>;
  practiceScriptPlace: CardJob<'scriptPlace'>;
  sellerGoal: {
    input: readonly QuestionAnswer[];
    event: never;
    output: ReturnType<typeof readSellerGoal>;
  };
  extractRows: { input: readonly PageText[]; event: never; output: ExtractedRow[] };
  buildArchive: { input: ArchiveInput; event: never; output: Uint8Array };
}

export type WorkerJob = keyof WorkerJobs;

/** How a job is run. */
export interface RunOptions<Job extends WorkerJob> {
  /** Ends the job; the caller gets EngineError `cancelled`, or `timeout` if that is the reason. */
  signal?: AbortSignal | undefined;
  onEvent?: ((event: WorkerJobs[Job]['event']) => void) | undefined;
}

/** Runs CPU-bound work away from the event loop. */
export interface Workers {
  /**
   * @throws EngineError `timeout` past the job's deadline, `busy` when too many jobs wait,
   * `unavailable` when its worker failed, `cancelled`, or what the job itself throws.
   */
  run<Job extends WorkerJob>(
    job: Job,
    input: WorkerJobs[Job]['input'],
    options?: RunOptions<Job>,
  ): Promise<WorkerJobs[Job]['output']>;
}

export type Deadlines = Readonly<Record<WorkerJob, number>>;

const GENERATION_MS = 10_000;
const TURN_MS = 5_000;

/**
 * Milliseconds that a job may run, without the wait for a worker. Jobs take milliseconds, so these
 * suffice on a machine a hundred times slower, and still bound the cost of one text.
 */
export const DEADLINES_MS: Deadlines = {
  // 10 to 30 ms each; the user waits at a progress bar.
  sellerProfile: GENERATION_MS,
  icpProfile: GENERATION_MS,
  channelPlan: GENERATION_MS,
  channelScripts: GENERATION_MS,
  channelNotes: GENERATION_MS,
  factNotes: GENERATION_MS,
  // About 5 ms each; a user of the coach does not wait longer.
  coachReply: TURN_MS,
  coachNotes: TURN_MS,
  // A few milliseconds each; a review replays the whole conversation.
  buyerLine: TURN_MS,
  acceptsLine: TURN_MS,
  practiceOpen: TURN_MS,
  practiceReceive: TURN_MS,
  practicePassTime: TURN_MS,
  practiceRecord: TURN_MS,
  practiceHint: TURN_MS,
  practiceReview: GENERATION_MS,
  practiceCardLine: TURN_MS,
  practiceCardHint: TURN_MS,
  practiceCardAnswer: TURN_MS,
  practiceOwnLine: TURN_MS,
  practiceObjectionLines: TURN_MS,
  practiceScriptPlace: TURN_MS,
  judgedLine: TURN_MS,
  needsSupport: TURN_MS,
  sellerGoal: TURN_MS,
  rankPassages: TURN_MS,
  // About 2 s for the longest document.
  extractRows: 60_000,
  // About 9 s for the maximum text of an account; no user waits for it.
  buildArchive: 60_000,
};

/** Jobs without a waiting user: one at a time, and only when no other job waits. */
export const BACKGROUND_JOBS: ReadonlySet<WorkerJob> = new Set(['buildArchive', 'extractRows']);
