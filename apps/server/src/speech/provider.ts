import { SpeechError } from './speech.ts';

/** An OpenAI-compatible service. */
export interface Provider {
  /** Such as `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

const RETRY_DELAY_MS = 400;
const ATTEMPTS = 2;
/** Statuses for audio that the provider cannot decode: a retry would fail too. */
const UNUSABLE_STATUSES = [400, 415, 422];

/**
 * Posts to a provider; retries once after a transient failure.
 * @param body creates the body of each attempt.
 * @param limits of all attempts together, and of the response.
 * @throws SpeechError
 */
export async function post(
  { baseUrl, apiKey }: Provider,
  path: string,
  body: () => RequestInit,
  limits: { budgetMs: number; maxBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(limits.budgetMs);
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const { headers, ...rest } = body();
      const all = new Headers(headers);
      if (apiKey) all.set('authorization', `Bearer ${apiKey}`);
      const response = await fetch(address, { ...rest, headers: all, method: 'POST', signal });
      return await bytesOf(response, limits.maxBytes);
    } catch (error) {
      if (attempt === ATTEMPTS || signal.aborted || !isTransient(error)) throw toSpeechError(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

class ProviderError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The provider answered ${status}`);
    this.status = status;
  }
}

async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(response.status);
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes)
      throw new SpeechError('unavailable', new Error('The response is too large'));
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function isTransient(error: unknown): boolean {
  if (error instanceof SpeechError) return false;
  return !(error instanceof ProviderError) || error.status === 429 || error.status >= 500;
}

function toSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  const unusable = error instanceof ProviderError && UNUSABLE_STATUSES.includes(error.status);
  return new SpeechError(unusable ? 'unusable' : 'unavailable', error);
}
