import type { Engine, EngineJob, Run } from '../port.ts';
import { createBreaker } from './breaker.ts';
import { asEngineError } from './failures.ts';
import { sellerProfile } from './jobs/seller-profile.ts';
import { createModel, type ModelOptions } from './model.ts';
import { createSlots, type SlotLimits } from './slots.ts';
import type { Provider, Work } from './work.ts';

export interface LlmOptions extends ModelOptions {
  /** Milliseconds of one generation, all its calls together. */
  budgetMs: number;
  slots?: SlotLimits;
  /** Before the second try of a failed call; doubled before the third. */
  pauseMs?: number;
}

const SLOTS: SlotLimits = { total: 400, each: 4 };
const PAUSE_MS = 800;

/**
 * The engine that asks a language model, by OpenAI, Anthropic, Google or any server that speaks
 * OpenAI's protocol. Its notes come from the same knowledge base as the embedded engine's texts.
 */
export function createLlmEngine(options: LlmOptions): Pick<Engine, 'info' | 'sellerProfile'> {
  const { pauseMs = PAUSE_MS, slots: limits = SLOTS, budgetMs } = options;
  const model = createModel(options);
  const provider: Provider = { model, breaker: createBreaker(), pauseMs, wordsOnly: false };
  const slots = createSlots(limits);
  const generation = async <T>(
    job: EngineJob,
    run: Run = {},
    make: (work: Work) => Promise<T>,
  ): Promise<T> => {
    const giveBack = slots.take(run.user);
    const signal = withinBudget(budgetMs, run.signal);
    try {
      return await make({ job, provider, signal, run });
    } catch (thrown) {
      throw asEngineError(thrown, signal);
    } finally {
      giveBack();
    }
  };
  return {
    info: { kind: options.provider, model: options.model },
    sellerProfile: (input, run) =>
      generation('sellerProfile', run, (work) => sellerProfile(work, input)),
  };
}

function withinBudget(budgetMs: number, signal: AbortSignal | undefined): AbortSignal {
  const budget = AbortSignal.timeout(budgetMs);
  return signal ? AbortSignal.any([signal, budget]) : budget;
}
