import type { ErrorCode } from '@salesai/contract/errors';
import {
  EngineError,
  type EngineErrorKind,
  type EngineInfo,
  type EngineJob,
} from '@salesai/engine/port';
import type { Ctx } from './context.ts';
import { type Lease, LeaseTimeoutError, withLease } from './db/lease.ts';
import { AppError } from './http/app-error.ts';

const CODE_BY_KIND: Record<EngineErrorKind, ErrorCode> = {
  bad_input: 'UNPROCESSABLE',
  bad_output: 'UNPROCESSABLE',
  busy: 'UNAVAILABLE',
  cancelled: 'UNAVAILABLE',
  configuration: 'UNAVAILABLE',
  timeout: 'UNAVAILABLE',
  unavailable: 'UNAVAILABLE',
};

/** Why a generation failed, in words for the user; what has none is said by the failure itself. */
const REASON_BY_KIND: Partial<Record<EngineErrorKind, string>> = {
  bad_output: 'errors:engine.badOutput',
  busy: 'errors:engine.busy',
  configuration: 'errors:engine.configuration',
  timeout: 'errors:engine.timeout',
  unavailable: 'errors:engine.unavailable',
};

/** A lease outlives the budget by this, so that a result that came at its end is still stored. */
const STORING_MS = 15_000;

/** Message key of why a generation failed; undefined when there is nothing to say. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof EngineError) return REASON_BY_KIND[error.kind];
  return error instanceof AppError ? error.options.message : undefined;
}

/** What made a result, as it is stored beside it: engine, model and version of the prompt. */
export function madeBy({ kind, model, prompts }: EngineInfo, job: EngineJob): string {
  return prompts ? `${kind}:${model}#${prompts[job]}` : kind;
}

/**
 * Runs one engine job within the generation's budget and says its failure in the product's words.
 * @param failure message key shown to the user when the engine cannot do it.
 * @throws AppError 503, or 422 when the input or the output is unusable.
 */
export async function generate<T>(
  ctx: Pick<Ctx, 'ports' | 'signal' | 'log'>,
  failure: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = AbortSignal.timeout(ctx.ports.generationBudgetMs);
  try {
    return await work(AbortSignal.any([ctx.signal, budget]));
  } catch (error) {
    throw asGenerationError(error, failure);
  }
}

/**
 * Runs one generation of a thing at a time, on all nodes; who comes meanwhile waits for its end.
 * @param key names the thing, such as `icp:` and its id.
 * @throws AppError 409 when the generation before does not end in its time.
 */
export function oneAtATime<T>(
  { db, ports, signal }: Pick<Ctx, 'db' | 'ports' | 'signal'>,
  key: string,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const ttlMs = ports.generationBudgetMs + STORING_MS;
  return withLease(db, key, { ttlMs, waitMs: ttlMs, signal }, work).catch((error) => {
    throw error instanceof LeaseTimeoutError ? new AppError('CONFLICT', { cause: error }) : error;
  });
}

function asGenerationError(error: unknown, message: string): unknown {
  if (!(error instanceof EngineError)) return error;
  const { kind, retryAfter, cause } = error;
  const reason = reasonOf(error);
  return new AppError(CODE_BY_KIND[kind], {
    message,
    cause: cause ?? error,
    ...(reason === undefined ? {} : { reason }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
