import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelPlan } from '@salesai/contract/channels';
import type { Language } from '@salesai/contract/common';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import { type Engine, EngineError } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { Ports } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { madeBy, reasonOf } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import { type Job, type JobKind, type JobRun, job } from '../../jobs/queue.ts';
import * as avatar from '../avatar/service.ts';
import * as icp from '../icp/service.ts';
import { notify } from '../notifications/service.ts';
import {
  endGeneration,
  type GenerationRow,
  replacePlan,
  reportProgress,
  runningGeneration,
} from './data.ts';

export const generateChannels: JobKind<{ statusId: string; language: Language }> = {
  name: 'generate-channels',
  // A model's answer is mostly waiting, and four are not yet a crowd for the embedded engine.
  atOnce: 4,
  // Longer than the longest budget of a generation; a dead node is missed by its heartbeat long before.
  expireInSeconds: 660,
  retryLimit: 2,
  retryDelay: 1,
};

/** Attempts of one run within its one budget, and how long a provider may want to be left alone. */
const ATTEMPTS = 3;
const LONGEST_PAUSE_SECONDS = 5;

interface Means {
  db: Db;
  ports: Ports;
  /** The engine as one user may use it. */
  engineFor: (userId: string) => Engine;
  log: Logger;
}

/** The jobs of this domain, for the queue of this node. */
export function channelJobs(means: Means): Job[] {
  return [
    job(generateChannels, async ({ statusId, language }, run) => {
      const generation = await runningGeneration(means.db, statusId);
      if (!generation) return;
      try {
        await makePlanInTime(means, generation, language, run.signal);
      } catch (error) {
        await giveUpOrRetry(means, generation, error, run);
      }
    }),
  ];
}

/** All attempts share one budget, so that a model that hangs is never waited for twice. */
async function makePlanInTime(
  means: Means,
  generation: GenerationRow,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const budget = AbortSignal.any([signal, AbortSignal.timeout(means.ports.generationBudgetMs)]);
  for (let attempt = 1; ; attempt++) {
    try {
      return await makePlan(means, generation, language, budget);
    } catch (error) {
      const seconds = secondsUntilNextAttempt(error, attempt);
      if (seconds === null) throw error;
      await sleep(seconds * 1000, undefined, { signal: budget }).catch(() => {
        throw error;
      });
    }
  }
}

/** Null when a further attempt is not worth it: only a provider that is down or busy may recover. */
function secondsUntilNextAttempt(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !(error instanceof EngineError)) return null;
  if (error.kind !== 'busy' && error.kind !== 'unavailable') return null;
  const seconds = error.retryAfter ?? attempt;
  return seconds > LONGEST_PAUSE_SECONDS ? null : seconds;
}

/** Asks the engine for the plan, tells on the way how far it is, and stores it. */
async function makePlan(
  means: Means,
  generation: GenerationRow,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const { db, engineFor, log } = means;
  const { id, userId, icpId } = generation;
  const seller = { db, actor: { id: userId } };
  const customer = await icp.activeWithAnswers(seller, icpId);
  const plan = await engineFor(userId).channelPlan(
    {
      icpName: customer.name,
      icp: customer.profile,
      icpAnswers: customer.answers,
      sellerAnswers: await avatar.sellerAnswers(seller),
      language,
    },
    {
      signal,
      onProgress: ({ done, total }) => {
        // The last step is the storing, so the engine's own end is not yet 100.
        const percent = Math.min(95, Math.round((done / total) * 95));
        void reportProgress(db, id, percent).catch((err) => log.warn({ err }, 'progress'));
      },
    },
  );
  await store(means, generation, plan, customer.name);
}

/** Stores a plan exactly once, whichever run ends first, with the notification that tells of it. */
async function store(
  { db, ports }: Means,
  { id, userId, icpId }: GenerationRow,
  plan: ChannelPlan,
  icpName: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ours = await endGeneration(tx, id, { status: 'completed', progress: 100 });
    if (!ours) return;
    await replacePlan(tx, { userId, icpId }, plan, madeBy(ports.engine.info, 'channelPlan'));
    await notify(tx, userId, {
      kind: 'channels.ready',
      href: hrefOf(icpId),
      params: { name: icpName },
    });
  });
}

/** A run that was stopped, or our own failure, is tried again; the rest ends as an error on the screen. */
async function giveUpOrRetry(
  { db, log }: Means,
  { id, userId, icpId }: GenerationRow,
  error: unknown,
  run: JobRun,
): Promise<void> {
  const isOver = isHopeless(error) && !run.signal.aborted;
  if (!isOver && !run.lastTry) throw error;
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
 * Another run would fail the same: nothing to go by, or a model that has had its attempts and budget.
 * Only a generation that was cancelled, as by a node that stops, is begun anew.
 */
function isHopeless(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  return error instanceof EngineError && error.kind !== 'cancelled';
}
