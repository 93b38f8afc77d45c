import type { ErrorBody } from '@salesai/contract/errors';
import i18next from 'i18next';

/** No answer came at all: offline, or the server is out of reach. */
const NETWORK_ERROR = 'NETWORK';
/** What zod calls its errors. */
const SCHEMA_ERROR = '$ZodError';

/** Every failed call, in the one shape that screens show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(body: ErrorBody, cause?: unknown) {
    super(body.message, { cause });
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }

  get isNetwork() {
    return this.code === NETWORK_ERROR;
  }
}

/** Reads a refusal: the server's message, else a generic one; status 500 when none is told. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  // Fetched with the first refusal: a first screen that is refused nothing does without the schemas.
  const contract = await import('@salesai/contract/errors');
  const known = contract.ErrorBody.safeParse(body);
  if (known.success) return new ApiError(known.data);
  return new ApiError({
    message: i18next.t('errors:UNKNOWN'),
    status: response.status || 500,
    code: 'UNKNOWN',
  });
}

/** Turns whatever was thrown into an {@link ApiError}; aborts stay what they are. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof TypeError) {
    return new ApiError(
      { message: i18next.t('common:network.offline'), status: 500, code: NETWORK_ERROR },
      thrown,
    );
  }
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') {
    return new ApiError(
      { message: i18next.t('common:network.timeout'), status: 500, code: NETWORK_ERROR },
      thrown,
    );
  }
  // A wrong shape is our mistake, in words that help nobody on a screen.
  const message = thrown instanceof Error && thrown.name !== SCHEMA_ERROR && thrown.message;
  return new ApiError(
    { message: message || i18next.t('errors:UNKNOWN'), status: 500, code: 'UNKNOWN' },
    thrown,
  );
}

/**
 * The text to show for anything thrown.
 * @param otherwise what the screen says when the server had nothing better than "unknown error".
 */
export function messageOf(thrown: unknown, otherwise?: string): string {
  const { code, message } = toApiError(thrown);
  return code === 'UNKNOWN' && otherwise ? otherwise : message;
}
