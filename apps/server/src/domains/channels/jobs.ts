import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@salesai/contract/common';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import { type Engine, EngineError } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { Ports } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { generateAndStore } from '../../generation.ts';
import { reasonOf } from '../../generation-error.ts';
import { AppError } from '../../http/app-error.ts';
import { type Job, type JobKind, type JobRun, job } from '../../jobs/queue.ts';
import * as avatar from '../avatar/service.ts';
import * as icps from '../icp/service.ts';
import { notify } from '../notifications/service.ts';
import {
  endGeneration,
  findRunningGeneration,
  type GenerationRow,
  replacePlan,
  reportProgress,
} from './data.ts';

export const generateChannels: JobKind<{ statusId: string; language: Language }> = {
  name: 'generate-channels',
  // Requests to a model mostly wait, and the embedded engine can run four at once.
  atOnce: 4,
  // Longer than the longest generation budget; missing heartbeats reveal a dead node much earlier.
  expireInSeconds: 660,
  retryLimit: 2,
  retryDelay: 1,
};

/** Attempts of one run within its budget, and the longest accepted `retry-after`. */
const ATTEMPTS = 3;
const LONGEST_PAUSE_SECONDS = 5;

interface ChannelJobDependencies {
  db: Db;
  ports: Ports;
  /** The engine with the limits of one user. */
  engineFor: (userId: string) => Engine;
  log: Logger;
}

/** The jobs of this domain, for the queue of this node. */
export function channelJobs(dependencies: ChannelJobDependencies): Job[] {
  return [
    job(generateChannels, async ({ statusId, language }, run) => {
      const generation = await findRunningGeneration(dependencies.db, statusId);
      if (!generation) return;
      try {
        await generatePlanWithRetries(dependencies, generation, language, run.signal);
      } catch (error) {
        await failOrRetry(dependencies, generation, error, run);
      }
    }),
  ];
}

/** All attempts share one budget, so that a hanging model delays the job only once. */
async function generatePlanWithRetries(
  dependencies: ChannelJobDependencies,
  generation: GenerationRow,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const budget = AbortSignal.any([
    signal,
    AbortSignal.timeout(dependencies.ports.generationBudgetMs),
  ]);
  for (let attempt = 1; ; attempt++) {
    try {
      return await generatePlan(dependencies, generation, language, budget);
    } catch (error) {
      const seconds = secondsUntilNextAttempt(error, attempt);
      if (seconds === null) throw error;
      await sleep(seconds * 1000, undefined, { signal: budget }).catch(() => {
        throw error;
      });
    }
  }
}

/** Null when no further attempt is made: only a provider that is down or busy may recover. */
function secondsUntilNextAttempt(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !(error instanceof EngineError)) return null;
  if (error.kind !== 'busy' && error.kind !== 'unavailable') return null;
  const seconds = error.retryAfter ?? attempt;
  return seconds > LONGEST_PAUSE_SECONDS ? null : seconds;
}

/** Generates the plan, reports the progress on the way, and stores it once, whichever run ends first. */
async function generatePlan(
  dependencies: ChannelJobDependencies,
  generation: GenerationRow,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const { db, engineFor, log } = dependencies;
  const { id, userId, icpId } = generation;
  const seller = { db, actor: { id: userId } };
  const icp = await icps.activeWithAnswers(seller, icpId);
  await generateAndStore(
    { db, engine: engineFor(userId) },
    {
      job: 'channelPlan',
      input: {
        icpName: icp.name,
        icp: icp.profile,
        icpAnswers: icp.answers,
        sellerAnswers: await avatar.sellerAnswers(seller),
        language,
      },
      isClaimed: (tx) => endGeneration(tx, id, { status: 'completed', progress: 100 }),
      save: async (tx, { output, engine }) => {
        await replacePlan(tx, { userId, icpId }, output, engine);
        return output;
      },
      notify: (tx) =>
        notify(tx, userId, {
          kind: 'channels.ready',
          href: hrefOf(icpId),
          params: { name: icp.name },
        }),
    },
    {
      signal,
      onProgress: ({ done, total }) => {
        // Storing is the last step, so the end of the engine's work is not 100.
        const percent = Math.min(95, Math.round((done / total) * 95));
        void reportProgress(db, id, percent).catch((err) => log.warn({ err }, 'progress'));
      },
    },
  );
}

/** Throws to retry after a cancelled run or an unexpected error; other errors end the generation. */
async function failOrRetry(
  { db, log }: ChannelJobDependencies,
  { id, userId, icpId }: GenerationRow,
  error: unknown,
  run: JobRun,
): Promise<void> {
  const isFinal = isPermanent(error) && !run.signal.aborted;
  if (!isFinal && !run.lastTry) throw error;
  log.error({ err: error }, 'channel generation failed');
  await db.transaction(async (tx) => {
    const end = { status: 'error', error: reasonOf(error) ?? 'errors:channels.failed' } as const;
    if (!(await endGeneration(tx, id, end))) return;
    await notify(tx, userId, { kind: 'channels.failed', href: hrefOf(icpId) });
  });
}

/** The screen of an ICP's channels. */
const hrefOf = (icpId: string) => webLink(WEB_PATHS.icpChannels, { icpId });

/**
 * Whether another run would fail the same way: invalid input, or a model that used its attempts and
 * budget. A cancelled generation, as by a node that stops, is retried.
 */
function isPermanent(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  return error instanceof EngineError && error.kind !== 'cancelled';
}
