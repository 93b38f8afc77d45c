import { APICallError, InvalidResponseDataError, NoContentGeneratedError } from 'ai';
import { abortError, EngineError, type EngineErrorKind } from '../port.ts';

const OVERLOADED = 529;

/**
 * Converts a provider failure to an EngineError. Its cause contains name and status only: the
 * library's own errors contain the prompt and the provider's text, which must not be logged.
 */
export function asEngineError(thrown: unknown, signal?: AbortSignal): EngineError {
  if (thrown instanceof EngineError) return thrown;
  if (signal?.aborted) return abortError(signal);
  if (APICallError.isInstance(thrown)) return fromCallError(thrown);
  const cause = summary(thrown);
  if (InvalidResponseDataError.isInstance(thrown) || NoContentGeneratedError.isInstance(thrown)) {
    return new EngineError('bad_output', { cause });
  }
  const timedOut = thrown instanceof Error && thrown.name === 'TimeoutError';
  return new EngineError(timedOut ? 'timeout' : 'unavailable', { cause });
}

/** Whether the provider rejected the request itself, such as an option that it does not support. */
export const isRejectedRequest = (thrown: unknown): boolean =>
  APICallError.isInstance(thrown) && (thrown.statusCode === 400 || thrown.statusCode === 422);

function fromCallError(error: APICallError): EngineError {
  const retryAfter = retryAfterSeconds(error.responseHeaders?.['retry-after']);
  return new EngineError(kindOf(error.statusCode), {
    cause: summary(error, error.statusCode),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

function kindOf(status: number | undefined): EngineErrorKind {
  if (status === 429 || status === OVERLOADED) return 'busy';
  if (status === 408) return 'timeout';
  return status !== undefined && status >= 400 && status < 500 ? 'configuration' : 'unavailable';
}

/** Parses `Retry-After`, a number of seconds or a date, into seconds. */
function retryAfterSeconds(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function summary(thrown: unknown, status?: number): Error {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return new Error(status === undefined ? name : `${name}: status ${status}`);
}
