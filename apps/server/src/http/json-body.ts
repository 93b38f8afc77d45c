import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** Bytes of a JSON body, unless a route takes fewer. */
export const JSON_BODY_MAX = 256 * 1024;

/** How JSON writes what PostgreSQL holds in no text: NUL, and halves of a character. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * What a request's JSON holds; a request without a body counts as `{}`.
 * @param options.most bytes of the body.
 * @param options.strict whether an empty text that is sent as JSON is refused.
 * @throws AppError TOO_LARGE beyond `most`, UNSUPPORTED_TYPE for another type, INVALID_INPUT for
 * what is no JSON.
 */
export async function readJson(
  c: Context,
  { most = JSON_BODY_MAX, strict = false }: { most?: number; strict?: boolean } = {},
): Promise<unknown> {
  const text = await readText(c, most);
  const isJson = /^application\/(\w+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  if (text === '' && !(isJson && strict)) return {};
  if (!isJson) throw new AppError('UNSUPPORTED_TYPE');
  try {
    return UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, fields: { body: 'validation:invalid' } });
  }
}

const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** A declared length is enforced by the platform's parser; what declares none is counted here. */
async function readText(c: Context, most: number): Promise<string> {
  const declared = c.req.header('content-length');
  if (Number(declared) > most) throw new AppError('TOO_LARGE');
  if (declared !== undefined || c.req.header('transfer-encoding') === undefined) {
    return c.req.text();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) throw new AppError('TOO_LARGE');
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
