import { createNotes, type Notes } from '../embedded/notes.ts';
import type { CoachEvent, CoachReplyInput, Engine, EngineJob, Run } from '../port.ts';
import { createBreaker } from './breaker.ts';
import { asEngineError } from './failures.ts';
import { channelPlan } from './jobs/channel-plan.ts';
import { channelScripts } from './jobs/channel-scripts.ts';
import { coachReply } from './jobs/coach-reply.ts';
import { icpProfile } from './jobs/icp-profile.ts';
import { sellerProfile } from './jobs/seller-profile.ts';
import { createModel, type ModelOptions } from './model.ts';
import { PROMPTS } from './prompts/versions.ts';
import { createSlots, type SlotLimits } from './slots.ts';
import type { Provider, Work } from './work.ts';

/** How a model is reached, and how much it is asked at once and waited for. */
export interface LlmOptions extends ModelOptions {
  /** Milliseconds of one generation, all its calls together. */
  budgetMs: number;
  /** Where the embedded engine makes its notes; in this thread if not given. */
  notes?: Notes;
  /** Generations at once, in all and for one user. */
  slots?: SlotLimits;
  /** Milliseconds before the second try of a failed call; doubled before the third. */
  pauseMs?: number;
  /** Milliseconds of silence after which a streamed answer counts as cut. */
  stallMs?: number;
}

const SLOTS: SlotLimits = { total: 400, each: 4 };
const PAUSE_MS = 800;
const STALL_MS = 20_000;

/**
 * The engine that asks a language model, by OpenAI, Anthropic, Google or any server that speaks
 * OpenAI's protocol. Its notes come from the same knowledge base as the embedded engine's texts.
 */
export function createLlmEngine(options: LlmOptions): Engine {
  const begin = createWorkshop(options);
  const generation = async <T>(
    job: EngineJob,
    run: Run | undefined,
    make: (work: Work) => Promise<T>,
  ): Promise<T> => {
    const { work, end } = begin(job, run);
    try {
      return await make(work);
    } catch (thrown) {
      throw asEngineError(thrown, work.signal);
    } finally {
      end();
    }
  };
  return {
    info: { kind: options.provider, model: options.model, prompts: PROMPTS },
    sellerProfile: (input, run) =>
      generation('sellerProfile', run, (work) => sellerProfile(work, input)),
    icpProfile: (input, run) => generation('icpProfile', run, (work) => icpProfile(work, input)),
    channelPlan: (input, run) => generation('channelPlan', run, (work) => channelPlan(work, input)),
    channelScripts: (input, run) =>
      generation('channelScripts', run, (work) => channelScripts(work, input)),
    async *coachReply(input: CoachReplyInput, run?: Run): AsyncGenerator<CoachEvent> {
      const { work, end } = begin('coachReply', run);
      try {
        yield* coachReply(work, input);
      } catch (thrown) {
        throw asEngineError(thrown, work.signal);
      } finally {
        end();
      }
    },
  };
}

/** Begins generations: each with a place among those under way, and a budget of time. */
function createWorkshop(options: LlmOptions) {
  const slots = createSlots(options.slots ?? SLOTS);
  const provider: Provider = {
    model: createModel(options),
    notes: options.notes ?? createNotes(),
    breaker: createBreaker(),
    pauseMs: options.pauseMs ?? PAUSE_MS,
    stallMs: options.stallMs ?? STALL_MS,
    way: 0,
  };
  return (job: EngineJob, run: Run = {}): { work: Work; end: () => void } => {
    const end = slots.take(run.user);
    const budget = AbortSignal.timeout(options.budgetMs);
    const signal = run.signal ? AbortSignal.any([run.signal, budget]) : budget;
    return { work: { job, provider, signal, run }, end };
  };
}
