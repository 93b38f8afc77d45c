import type { ErrorBody } from '@salesai/contract/errors';
import { i18n } from './i18n/i18n.ts';

/** There is no response: the browser is offline or the server unreachable. */
const NETWORK_ERROR = 'NETWORK';
/** `name` of zod's errors. */
const SCHEMA_ERROR = '$ZodError';

/** A failed call; screens show `message` and `fields`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The active practice session that a conflict is about. */
  readonly practiceSessionId: string | undefined;

  constructor(body: ErrorBody, cause?: unknown) {
    super(body.message, { cause });
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.practiceSessionId = body.sessionId;
  }

  get isNetwork() {
    return this.code === NETWORK_ERROR;
  }
}

/** Reads an error response: the server's message, or a generic one when the body is not readable. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  // Loaded with the first error response, to leave the schemas out of the first screen.
  const contract = await import('@salesai/contract/errors');
  const parsed = contract.ErrorBody.safeParse(body);
  if (parsed.success) return new ApiError(parsed.data);
  return new ApiError({
    message: i18n.t('errors:UNKNOWN'),
    status: response.status || 500,
    code: 'UNKNOWN',
  });
}

/** Converts anything thrown to an {@link ApiError}. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof TypeError) {
    return new ApiError(
      { message: i18n.t('common:network.offline'), status: 500, code: NETWORK_ERROR },
      thrown,
    );
  }
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') {
    return new ApiError(
      { message: i18n.t('common:network.timeout'), status: 500, code: NETWORK_ERROR },
      thrown,
    );
  }
  // The message of a zod error is for developers.
  const message = thrown instanceof Error && thrown.name !== SCHEMA_ERROR && thrown.message;
  return new ApiError(
    { message: message || i18n.t('errors:UNKNOWN'), status: 500, code: 'UNKNOWN' },
    thrown,
  );
}

/**
 * The text to show for anything thrown.
 * @param fallback replaces the generic text of an unknown error.
 */
export function messageOf(thrown: unknown, fallback?: string): string {
  const { code, message } = toApiError(thrown);
  return code === 'UNKNOWN' && fallback ? fallback : message;
}
