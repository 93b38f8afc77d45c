import type { ErrorCode } from '@salesai/contract/errors';
import { EngineError, type EngineErrorKind } from '@salesai/engine/port';
import type { Ctx } from './context.ts';
import { LeaseTimeoutError } from './db/lease.ts';
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

/** How long a lease on a generation lives: the budget and the time to store its result. */
export const leaseMs = (ctx: Pick<Ctx, 'ports'>) => ctx.ports.generationBudgetMs + 15_000;

/** What a caller is told when another generation of the same thing does not end. */
export function busyGeneration(error: unknown): unknown {
  return error instanceof LeaseTimeoutError ? new AppError('CONFLICT', { cause: error }) : error;
}

function asGenerationError(error: unknown, message: string): unknown {
  if (!(error instanceof EngineError)) return error;
  const { kind, retryAfter, cause } = error;
  return new AppError(CODE_BY_KIND[kind], {
    message,
    cause: cause ?? error,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
