import { errorFromResponse, toApiError } from './api-error.ts';
import { screenLanguage } from './screen-language.ts';

/** Limit of one call: docs/product.md#errors. */
const CALL_TIMEOUT_MS = 300_000;

export interface SendOptions {
  method: string;
  body?: unknown;
  form?: FormData | undefined;
  token?: string | null;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

/**
 * One request to the API, including the account paths; the browser adds the session cookie.
 * @param path below `/api`.
 * @returns the raw response, always a success.
 * @throws ApiError for error responses and lost connections; an abort by the caller is rethrown.
 */
export async function send(path: string, options: SendOptions): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method: options.method,
    headers: headersOf(options),
    body: bodyOf(options),
    credentials: 'same-origin',
    signal: withTimeout(options.signal),
  }).catch((thrown: unknown) => {
    if (options.signal?.aborted) throw thrown;
    throw toApiError(thrown);
  });
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

function headersOf({ body, token, idempotencyKey }: SendOptions) {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': screenLanguage(),
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  return headers;
}

function bodyOf({ body, form }: SendOptions) {
  if (form) return form;
  return body === undefined ? null : JSON.stringify(body);
}

function withTimeout(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
