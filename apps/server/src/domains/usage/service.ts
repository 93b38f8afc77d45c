import type { AiUsage } from '@salesai/contract/usage';
import type { Engine, EngineJob, Run, Usage } from '@salesai/engine/port';
import { wrapEngine } from '@salesai/engine/wrap';
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

/** Channel plans, coach turns and lines of a buyer are limited by their domains, where they are requested. */
function limited(engine: Engine, { limits }: UsageDependencies, userId: string): Engine {
  return wrapEngine(engine, async (job) => {
    if (!isLimitedByDomain(job)) await limits.consume(RULES.generation[job], userId);
    return {};
  });
}

const isLimitedByDomain = (job: EngineJob): job is 'channelPlan' | 'coachReply' | 'buyerLine' =>
  job === 'channelPlan' || job === 'coachReply' || job === 'buyerLine';

function recorded(dependencies: UsageDependencies, userId: string): Engine {
  return wrapEngine(dependencies.engine, async (job, run) => {
    const meter = await openMeter(dependencies, userId, job, run);
    return {
      run: meter.run,
      async end({ status }) {
        if (status === 'failed') meter.failed();
        await meter.close();
      },
    };
  });
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
  run: Run,
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
