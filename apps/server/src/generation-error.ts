import type { ErrorCode } from '@salesai/contract/errors';
import { EngineError, type EngineErrorKind } from '@salesai/engine/port';
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

/** Message keys of why a generation failed; a kind without one is explained by the failure itself. */
const REASON_BY_KIND: Partial<Record<EngineErrorKind, string>> = {
  bad_output: 'errors:engine.badOutput',
  busy: 'errors:engine.busy',
  configuration: 'errors:engine.configuration',
  timeout: 'errors:engine.timeout',
  unavailable: 'errors:engine.unavailable',
};

/** Message key of why a generation failed; undefined when no reason is known. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof EngineError) return REASON_BY_KIND[error.kind];
  return error instanceof AppError ? error.options.message : undefined;
}

/**
 * Converts an EngineError to the AppError shown to the user; returns any other error unchanged.
 * @param message key of what failed.
 */
export function toGenerationError(error: unknown, message: string): unknown {
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
