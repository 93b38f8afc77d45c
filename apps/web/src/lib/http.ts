import { errorFromResponse, toApiError } from './api-error.ts';
import { screenLanguage } from './screen-language.ts';

/** Limit of one call: docs/product.md#errors. */
const CALL_TIMEOUT_MS = 300_000;

export interface Sending {
  method: string;
  body?: unknown;
  form?: FormData | undefined;
  token?: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * One request to the API, the account paths included; the session cookie goes along by itself.
 * @param path below `/api`.
 * @returns the raw response, always a success.
 * @throws ApiError for refusals and lost connections; an abort by the caller is thrown as it is.
 */
export async function send(path: string, sending: Sending): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method: sending.method,
    headers: headersOf(sending),
    body: bodyOf(sending),
    credentials: 'same-origin',
    signal: within(sending.signal),
  }).catch((thrown: unknown) => {
    if (sending.signal?.aborted) throw thrown;
    throw toApiError(thrown);
  });
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

function headersOf({ body, token }: Sending) {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': screenLanguage(),
  });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

function bodyOf({ body, form }: Sending) {
  if (form) return form;
  return body === undefined ? null : JSON.stringify(body);
}

function within(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
