import type {
  ChannelNotesInput,
  CoachEvent,
  CoachReplyInput,
  GenerationJobs,
  Passage,
  Progress,
  PromptNotes,
} from '@salesai/engine/port';
import type { RankInput } from '../domains/coach/documents/search/passages.ts';
import type { ArchiveInput } from '../domains/privacy/download/archive.ts';

type GenerationWorkerJobs = {
  [Job in keyof GenerationJobs]: GenerationJobs[Job] & { event: Progress };
};

/** What the worker threads do: the input and output of each job, and what it reports meanwhile. */
export interface WorkerJobs extends GenerationWorkerJobs {
  coachReply: { input: CoachReplyInput; event: CoachEvent; output: undefined };
  channelNotes: {
    input: ChannelNotesInput;
    event: never;
    output: Awaited<ReturnType<PromptNotes['channelNotes']>>;
  };
  coachNotes: { input: CoachReplyInput; event: never; output: string | null };
  rankPassages: { input: RankInput; event: never; output: Passage[] };
  buildArchive: { input: ArchiveInput; event: never; output: Uint8Array };
}

export type WorkerJob = keyof WorkerJobs;

/** How a job is run. */
export interface RunOptions<Job extends WorkerJob> {
  /** Ends the job wherever it is; the caller gets EngineError `cancelled`, or `timeout` by its reason. */
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
 * Milliseconds that a job may run, the wait for a worker not counted. A job takes milliseconds, so
 * that a deadline passes on a machine a hundred times slower, and still bounds what one text costs.
 */
export const DEADLINES_MS: Deadlines = {
  // 10 to 30 ms each; a seller waits for them in front of a progress bar.
  sellerProfile: GENERATION_MS,
  icpProfile: GENERATION_MS,
  channelPlan: GENERATION_MS,
  channelScripts: GENERATION_MS,
  channelNotes: GENERATION_MS,
  // About 5 ms each; whoever talks to the coach leaves before these pass.
  coachReply: TURN_MS,
  coachNotes: TURN_MS,
  rankPassages: TURN_MS,
  // About 9 s for the most text that an account can hold; nobody waits in front of it.
  buildArchive: 60_000,
};

/** Jobs that nobody waits for: one of them at a time, and only when no other job waits. */
export const BACKGROUND_JOBS: ReadonlySet<WorkerJob> = new Set(['buildArchive']);
