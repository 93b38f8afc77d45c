import type { Language } from '@salesai/contract/common';
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

interface Means {
  db: Db;
  ports: Ports;
  /** The engine as one user may use it. */
  engineFor: (userId: string) => Engine;
  log: Logger;
}

export function channelJobs(means: Means): Job[] {
  return [
    job(generateChannels, async ({ statusId, language }, run) => {
      const generation = await runningGeneration(means.db, statusId);
      if (!generation) return;
      try {
        await makePlan(means, generation, language, run.signal);
      } catch (error) {
        await giveUpOrRetry(means, generation, error, run);
      }
    }),
  ];
}

/** Asks the engine and stores its plan exactly once, with the notification that tells of it. */
async function makePlan(
  { db, ports, engineFor, log }: Means,
  { id, userId, icpId }: GenerationRow,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const actor = { type: 'user', id: userId, sessionId: '' } as const;
  const target = await icp.active({ actor, db }, icpId);
  const sellerAnswers = await avatar.sellerAnswers({ actor, db });
  const plan = await engineFor(userId).channelPlan(
    {
      icpName: target.name,
      icp: target.profile,
      icpAnswers: target.answers,
      sellerAnswers,
      language,
    },
    {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ports.generationBudgetMs)]),
      onProgress: ({ done, total }) => {
        // The last step is the storing, so the engine's own end is not yet 100.
        const percent = Math.min(95, Math.round((done / total) * 95));
        void reportProgress(db, id, percent).catch((err) => log.warn({ err }, 'progress'));
      },
    },
  );
  await db.transaction(async (tx) => {
    const ours = await endGeneration(tx, id, { status: 'completed', progress: 100 });
    if (!ours) return;
    await replacePlan(tx, { userId, icpId }, plan, madeBy(ports.engine.info, 'channelPlan'));
    await notify(tx, userId, {
      kind: 'channels.ready',
      href: `/icp-channel-strategy/${icpId}`,
      params: { name: target.name },
    });
  });
}

/** What another try may mend is tried again; the rest ends as an error that the screen can tell. */
async function giveUpOrRetry(
  { db, log }: Means,
  { id, userId, icpId }: GenerationRow,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!isHopeless(error) && !run.lastTry) throw error;
  log.error({ err: error }, 'channel generation failed');
  await db.transaction(async (tx) => {
    const end = { status: 'error', error: reasonOf(error) ?? 'errors:channels.failed' } as const;
    if (!(await endGeneration(tx, id, end))) return;
    await notify(tx, userId, { kind: 'channels.failed', href: `/icp-channel-strategy/${icpId}` });
  });
}

/** Another try would find the same: nothing to go by, a wrong key, or a budget that is spent. */
function isHopeless(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  return error instanceof EngineError && ['bad_input', 'configuration'].includes(error.kind);
}
