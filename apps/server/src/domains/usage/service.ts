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
import { addSpent, figuresToday, tokensToday } from './data.ts';

export { figuresToday } from './data.ts';

const DAY_MS = 86_400_000;

interface Means {
  engine: Engine;
  db: Db;
  limits: Limits;
  budget: Config['ai']['dailyTokens'];
  log: Logger;
}

/**
 * The engine as one user may use it: so many runs an hour of each kind, and a model within the budgets
 * of the day, each token counted. Its methods also throw AppError TOO_MANY_REQUESTS.
 */
export function metered(means: Means, userId: string): Engine {
  const { engine } = means;
  return limited(engine.info.kind === 'embedded' ? engine : billed(means, userId), means, userId);
}

/** Channel plans and coach turns are limited by their domains, where they are requested. */
function limited(engine: Engine, { limits }: Means, userId: string): Engine {
  return wrapEngine(engine, async (job) => {
    if (!isLimitedByDomain(job)) await limits.consume(RULES.generation[job], userId);
    return {};
  });
}

const isLimitedByDomain = (job: EngineJob): job is 'channelPlan' | 'coachReply' =>
  job === 'channelPlan' || job === 'coachReply';

function billed(means: Means, userId: string): Engine {
  return wrapEngine(means.engine, async (job, run) => {
    const meter = await openMeter(means, userId, job, run);
    return {
      run: meter.run,
      async end({ status }) {
        if (status === 'failed') meter.failed();
        await meter.close();
      },
    };
  });
}

/** Which engine is at work, and how much of today's allowance was used. */
export async function today({ db, actor, ports }: UserCtx): Promise<AiUsage> {
  const { kind, model } = ports.engine.info;
  const engine = { kind, model };
  if (kind === 'embedded') return { engine, today: null };
  const { own } = await tokensToday(db, actor.id);
  return { engine, today: { tokens: own, allowance: ports.dailyTokens || null } };
}

/** Puts what models cost today, by everybody, among a node's figures. */
export function watchUsage(metrics: Metrics, db: Db): void {
  metrics.watch({
    name: 'ai_tokens_today',
    help: 'Tokens that language models read and wrote since midnight UTC, on all nodes.',
    labelNames: ['job', 'model', 'direction'],
    read: async () =>
      (await figuresToday(db)).flatMap(({ job, model, inputTokens, outputTokens }) => [
        { value: inputTokens, labels: { job, model, direction: 'input' } },
        { value: outputTokens, labels: { job, model, direction: 'output' } },
      ]),
  });
}

/** Begins to count one generation, unless a budget is spent. */
async function openMeter(means: Means, userId: string, job: EngineJob, run: Run) {
  const { db, engine, limits, log } = means;
  await limits.consume(RULES.modelCall, userId);
  await refuseWhenSpent(means, userId);
  const spent: Usage[] = [];
  let failures = 0;
  const total = (count: 'inputTokens' | 'outputTokens') =>
    spent.reduce((sum, usage) => sum + usage[count], 0);
  return {
    run: { ...run, user: userId, onUsage: (usage: Usage) => spent.push(usage) },
    failed() {
      failures = 1;
    },
    /** Stores the count. What was made stays good when the count cannot be stored. */
    async close() {
      await addSpent(db, userId, {
        job,
        model: engine.info.model ?? '',
        prompt: engine.info.prompts?.[job] ?? '',
        failures,
        calls: spent.length,
        inputTokens: total('inputTokens'),
        outputTokens: total('outputTokens'),
      }).catch((err) => log.error({ err }, 'usage was not stored'));
    },
  };
}

async function refuseWhenSpent({ db, budget }: Means, userId: string): Promise<void> {
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
