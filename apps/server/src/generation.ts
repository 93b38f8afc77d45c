import type {
  Engine,
  EngineInfo,
  EngineJob,
  GenerationJob,
  GenerationJobs,
  GenerationMethods,
  Run,
} from '@salesai/engine/port';
import type { Ctx } from './context.ts';
import type { Db, Tx } from './db/client.ts';
import { LeaseTimeoutError, stillHeld, withLease } from './db/lease.ts';
import { toGenerationError } from './generation-error.ts';
import { AppError } from './http/app-error.ts';

/** A lease outlives the budget by this, so that a result at the end of the budget is still stored. */
const STORING_MS = 15_000;

/** A generated result as `save` receives it. */
export interface Generated<Job extends GenerationJob> {
  input: GenerationJobs[Job]['input'];
  output: GenerationJobs[Job]['output'];
  /** Engine, model and prompt version. */
  engine: string;
}

interface Storing<Job extends GenerationJob, Row> {
  job: Job;
  /** Stores the result; undefined when what it belongs to was deleted meanwhile. */
  save: (tx: Tx, generated: Generated<Job>) => Promise<Row | undefined>;
  /** Notifies the user in the same transaction. */
  notify?: (tx: Tx, row: Row) => Promise<void>;
}

export interface Generation<Job extends GenerationJob, Row> extends Storing<Job, Row> {
  /** Names the generated thing, such as `icp:` and its id; one generation of it runs at a time. */
  key: string;
  /** Message key shown to the user when the engine fails. */
  failure: string;
  /** Checks and reads the input while the lease is held; an existing result ends the generation. */
  prepare: () => Promise<{ existing: NoInfer<Row> } | { input: GenerationJobs[Job]['input'] }>;
}

export interface ClaimedGeneration<Job extends GenerationJob, Row> extends Storing<Job, Row> {
  input: GenerationJobs[Job]['input'];
  /** Whether this run may still store its result, checked in the transaction that stores it. */
  isClaimed: (tx: Tx) => Promise<boolean>;
}

/**
 * Generates one thing at a time on all nodes, within the budget, and stores it with its notification.
 * Further calls for the same key wait and then see its result in `prepare`.
 * @throws AppError 409 when the lease is not acquired in time or is lost, or nothing could be saved;
 * 422 or 503 when the engine fails; and what `prepare` throws.
 */
export function runGeneration<Job extends GenerationJob, Row>(
  ctx: Pick<Ctx, 'db' | 'ports' | 'signal'>,
  { key, failure, prepare, ...storing }: Generation<Job, Row>,
): Promise<Row> {
  const { db, ports, signal } = ctx;
  const ttlMs = ports.generationBudgetMs + STORING_MS;
  return withLease(db, key, { ttlMs, waitMs: ttlMs, signal }, async (lease) => {
    const prepared = await prepare();
    if ('existing' in prepared) return prepared.existing;
    const claimed = { ...storing, ...prepared, isClaimed: (tx: Tx) => stillHeld(tx, lease) };
    const row = await withinBudget(ctx, failure, (budget) =>
      generateAndStore({ db, engine: ports.engine }, claimed, { signal: budget }),
    );
    if (row === undefined) throw new AppError('CONFLICT');
    return row;
  }).catch((error) => {
    throw error instanceof LeaseTimeoutError ? new AppError('CONFLICT', { cause: error }) : error;
  });
}

/**
 * Runs an engine job and stores its result in one transaction, for a caller with a claim of its own.
 * @returns undefined when the claim was lost or nothing could be saved.
 * @throws EngineError
 */
export async function generateAndStore<Job extends GenerationJob, Row>(
  { db, engine }: { db: Db; engine: Engine },
  { job, input, isClaimed, save, notify }: ClaimedGeneration<Job, Row>,
  run: Run,
): Promise<Row | undefined> {
  const methods: GenerationMethods = engine;
  const output = await methods[job](input, run);
  const generated = { input, output, engine: engineLabel(engine.info, job) };
  return db.transaction(async (tx) => {
    const row = (await isClaimed(tx)) ? await save(tx, generated) : undefined;
    if (row !== undefined) await notify?.(tx, row);
    return row;
  });
}

/**
 * Runs work of the engine within the generation's budget.
 * @param failure message key shown to the user when the engine fails.
 * @throws AppError 503, or 422 when the input or the output is unusable.
 */
export async function withinBudget<T>(
  { ports, signal }: Pick<Ctx, 'ports' | 'signal'>,
  failure: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = AbortSignal.timeout(ports.generationBudgetMs);
  try {
    return await work(AbortSignal.any([signal, budget]));
  } catch (error) {
    throw toGenerationError(error, failure);
  }
}

/** What made a result, as it is stored beside it: engine, model and prompt version. */
export function engineLabel({ kind, model, prompts }: EngineInfo, job: EngineJob): string {
  return prompts ? `${kind}:${model}#${prompts[job]}` : kind;
}
