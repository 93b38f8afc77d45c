import type {
  Engine,
  EngineJob,
  GenerationJob,
  GenerationJobs,
  PromptNotes,
  Run,
} from '../port.ts';
import { createEngine } from '../wrap.ts';
import { createBreaker } from './breaker.ts';
import { asEngineError } from './failures.ts';
import { buyerLine } from './jobs/buyer-line.ts';
import { channelPlan } from './jobs/channel-plan.ts';
import { channelScripts } from './jobs/channel-scripts.ts';
import { coachReply } from './jobs/coach-reply.ts';
import { icpProfile } from './jobs/icp-profile.ts';
import { sellerProfile } from './jobs/seller-profile.ts';
import { createModel, type ModelOptions } from './model.ts';
import { PROMPTS } from './prompts/versions.ts';
import { createSlots, type SlotLimits } from './slots.ts';
import type { Provider, Work } from './work.ts';

export type { ProviderKind } from './model.ts';

/** Which model to call, with which limits. */
export interface LlmOptions extends ModelOptions {
  /** Milliseconds that one job may take, all its calls together. */
  budgetMs: number;
  /** The embedded engine's contribution to prompts. */
  notes: PromptNotes;
  /** Concurrent jobs, in total and per user. */
  slots?: SlotLimits;
  /** Milliseconds before the second attempt of a failed call; doubled before the third. */
  backoffMs?: number;
  /** Milliseconds without data after which a stream counts as interrupted. */
  stallMs?: number;
}

const SLOTS: SlotLimits = { total: 400, perUser: 4 };
const BACKOFF_MS = 800;
const STALL_MS = 20_000;

/**
 * The engine of a language model: OpenAI, Anthropic, Google or any server with OpenAI's protocol.
 * Its prompts contain notes from the same knowledge base as the embedded engine's texts.
 */
export function createLlmEngine(options: LlmOptions): Engine {
  const start = createWorkStarter(options);
  return createEngine(
    { kind: options.provider, model: options.model, prompts: PROMPTS },
    {
      async generate(job, input, run) {
        const { work, end } = start(job, run);
        try {
          return await GENERATIONS[job](work, input);
        } catch (thrown) {
          throw asEngineError(thrown, work.signal);
        } finally {
          end();
        }
      },
      async *stream(job, input, run) {
        const { work, end } = start(job, run);
        try {
          yield* coachReply(work, input);
        } catch (thrown) {
          throw asEngineError(thrown, work.signal);
        } finally {
          end();
        }
      },
    },
  );
}

const GENERATIONS: {
  [Job in GenerationJob]: (
    work: Work,
    input: GenerationJobs[Job]['input'],
  ) => Promise<GenerationJobs[Job]['output']>;
} = { sellerProfile, icpProfile, channelPlan, channelScripts, buyerLine };

/** Starts jobs: each with a slot among the concurrent ones, and a time budget. */
function createWorkStarter(options: LlmOptions) {
  const slots = createSlots(options.slots ?? SLOTS);
  const provider: Provider = {
    model: createModel(options),
    notes: options.notes,
    breaker: createBreaker(),
    backoffMs: options.backoffMs ?? BACKOFF_MS,
    stallMs: options.stallMs ?? STALL_MS,
    formatAt: 0,
  };
  return (job: EngineJob, run: Run): { work: Work; end: () => void } => {
    const end = slots.take(run.user);
    const budget = AbortSignal.timeout(options.budgetMs);
    const signal = run.signal ? AbortSignal.any([run.signal, budget]) : budget;
    return { work: { job, provider, signal, run }, end };
  };
}
