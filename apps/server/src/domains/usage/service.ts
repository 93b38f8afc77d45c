import type { AiUsage } from '@salesai/contract/usage';
import type { Engine, EngineJob, Run, Usage } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { UserCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limits } from '../../http/limits.ts';
import { RULES } from '../../http/rules.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { addUsage, figuresToday, tokensToday } from './data.ts';

export { figuresToday } from './data.ts';

const DAY_MS = 86_400_000;

interface UsageDependencies {
  engine: Engine;
  db: Db;
  limits: Limits;
  budget: Config['ai']['dailyTokens'];
  log: Logger;
}

/**
 * The engine with the limits of one user: runs per hour by job and, for a model, the daily token
 * budgets; tokens are recorded. Its methods also throw AppError TOO_MANY_REQUESTS.
 */
export function metered(dependencies: UsageDependencies, userId: string): Engine {
  const { engine } = dependencies;
  return limited(
    engine.info.kind === 'embedded' ? engine : recorded(dependencies, userId),
    dependencies,
    userId,
  );
}

/** Channel plans and coach turns are limited by their own domains, at the request. */
function limited(engine: Engine, { limits }: UsageDependencies, userId: string): Engine {
  const counted = async <T>(job: keyof typeof RULES.generation, work: () => Promise<T>) => {
    await limits.consume(RULES.generation[job], userId);
    return work();
  };
  return {
    info: engine.info,
    sellerProfile: (input, run) => counted('sellerProfile', () => engine.sellerProfile(input, run)),
    icpProfile: (input, run) => counted('icpProfile', () => engine.icpProfile(input, run)),
    channelPlan: (input, run) => engine.channelPlan(input, run),
    channelScripts: (input, run) =>
      counted('channelScripts', () => engine.channelScripts(input, run)),
    coachReply: (input, run) => engine.coachReply(input, run),
  };
}

function recorded(dependencies: UsageDependencies, userId: string): Engine {
  const { engine } = dependencies;
  const counted = async <T>(
    job: EngineJob,
    run: Run | undefined,
    work: (meteredRun: Run) => Promise<T>,
  ) => {
    const meter = await openMeter(dependencies, userId, job, run);
    try {
      return await work(meter.run);
    } catch (error) {
      meter.failed();
      throw error;
    } finally {
      await meter.close();
    }
  };
  return {
    info: engine.info,
    sellerProfile: (input, run) =>
      counted('sellerProfile', run, (meteredRun) => engine.sellerProfile(input, meteredRun)),
    icpProfile: (input, run) =>
      counted('icpProfile', run, (meteredRun) => engine.icpProfile(input, meteredRun)),
    channelPlan: (input, run) =>
      counted('channelPlan', run, (meteredRun) => engine.channelPlan(input, meteredRun)),
    channelScripts: (input, run) =>
      counted('channelScripts', run, (meteredRun) => engine.channelScripts(input, meteredRun)),
    async *coachReply(input, run) {
      const meter = await openMeter(dependencies, userId, 'coachReply', run);
      try {
        yield* engine.coachReply(input, meter.run);
      } catch (error) {
        meter.failed();
        throw error;
      } finally {
        await meter.close();
      }
    },
  };
}

/** The engine and how much of today's allowance the caller used. */
export async function today({ db, actor, ports }: UserCtx): Promise<AiUsage> {
  const { kind, model } = ports.engine.info;
  const engine = { kind, model };
  if (kind === 'embedded') return { engine, today: null };
  const { own } = await tokensToday(db, actor.id);
  return { engine, today: { tokens: own, allowance: ports.dailyTokens || null } };
}

/** Adds a metric with today's tokens of all users. */
export function watchUsage(metrics: Metrics, db: Db): void {
  metrics.watch({
    name: 'ai_tokens_today',
    help: 'Input and output tokens of language models since midnight UTC, on all nodes.',
    labelNames: ['job', 'model', 'direction'],
    read: async () =>
      (await figuresToday(db)).flatMap(({ job, model, inputTokens, outputTokens }) => [
        { value: inputTokens, labels: { job, model, direction: 'input' } },
        { value: outputTokens, labels: { job, model, direction: 'output' } },
      ]),
  });
}

/** Starts to measure one generation. @throws AppError 429 when a budget is used up. */
async function openMeter(
  dependencies: UsageDependencies,
  userId: string,
  job: EngineJob,
  run: Run = {},
) {
  const { db, engine, limits, log } = dependencies;
  await limits.consume(RULES.modelCall, userId);
  await assertWithinBudget(dependencies, userId);
  const usages: Usage[] = [];
  let failures = 0;
  const total = (count: 'inputTokens' | 'outputTokens') =>
    usages.reduce((sum, usage) => sum + usage[count], 0);
  return {
    run: { ...run, user: userId, onUsage: (usage: Usage) => usages.push(usage) },
    failed() {
      failures = 1;
    },
    /** Stores the usage; a failure is only logged, so that the result is not lost. */
    async close() {
      await addUsage(db, userId, {
        job,
        model: engine.info.model ?? '',
        prompt: engine.info.prompts?.[job] ?? '',
        failures,
        calls: usages.length,
        inputTokens: total('inputTokens'),
        outputTokens: total('outputTokens'),
      }).catch((err) => log.error({ err }, 'usage was not stored'));
    },
  };
}

async function assertWithinBudget(
  { db, budget }: UsageDependencies,
  userId: string,
): Promise<void> {
  const { own, all } = await tokensToday(db, userId);
  const retryAfter = (DAY_MS - (Date.now() % DAY_MS)) / 1000;
  if (budget.perUser > 0 && own >= budget.perUser) {
    throw new AppError('TOO_MANY_REQUESTS', { message: 'errors:engine.userBudget', retryAfter });
  }
  if (budget.inAll > 0 && all >= budget.inAll) {
    throw new AppError('TOO_MANY_REQUESTS', {
      message: 'errors:engine.installationBudget',
      retryAfter,
    });
  }
}
