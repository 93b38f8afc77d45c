import { SpeechError } from './speech.ts';

/** An OpenAI-compatible service. */
export interface Provider {
  /** Such as `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

const PAUSE_MS = 400;
const TRIES = 2;
/** The provider could not read what it was sent: another try would not help, another sound might. */
const UNUSABLE = [400, 415, 422];

/**
 * Posts to a provider, once more after a refusal that may pass.
 * @param body makes the body anew for each try; @param limits of all tries together, and of the answer.
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
  for (let tries = 1; ; tries++) {
    try {
      const { headers, ...rest } = body();
      const all = new Headers(headers);
      if (apiKey) all.set('authorization', `Bearer ${apiKey}`);
      const response = await fetch(address, { ...rest, headers: all, method: 'POST', signal });
      return await bytesOf(response, limits.maxBytes);
    } catch (error) {
      if (tries === TRIES || signal.aborted || !mayPass(error)) throw asSpeechError(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The provider answered ${status}`);
    this.status = status;
  }
}

async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Refused(response.status);
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new SpeechError('unavailable', new Error('An answer without end'));
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function mayPass(error: unknown): boolean {
  if (error instanceof SpeechError) return false;
  return !(error instanceof Refused) || error.status === 429 || error.status >= 500;
}

function asSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  const unusable = error instanceof Refused && UNUSABLE.includes(error.status);
  return new SpeechError(unusable ? 'unusable' : 'unavailable', error);
}
