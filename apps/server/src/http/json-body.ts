import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** Bytes of a JSON body, unless a route takes fewer. */
export const JSON_BODY_MAX = 256 * 1024;

/** JSON escapes of what PostgreSQL cannot store as text: NUL and lone surrogates. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses a request's JSON body; a missing body counts as `{}`.
 * @param options.strict whether an empty body of type JSON is rejected.
 * @throws AppError TOO_LARGE beyond `maxBytes`, UNSUPPORTED_TYPE for another type, INVALID_INPUT for
 * malformed JSON.
 */
export async function readJson(
  c: Context,
  { maxBytes = JSON_BODY_MAX, strict = false }: { maxBytes?: number; strict?: boolean } = {},
): Promise<unknown> {
  const text = await readText(c, maxBytes);
  if (text === '' && !(isJson(c) && strict)) return {};
  if (!isJson(c)) throw new AppError('UNSUPPORTED_TYPE');
  try {
    return UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, fields: { body: 'validation:invalid' } });
  }
}

/** Whether a request declares a body of type JSON. */
export const isJson = (c: Context): boolean =>
  /^application\/(\w+\+)?json\b/i.test(c.req.header('content-type') ?? '');

const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** Node's parser enforces a declared length; a body without one is counted here. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  const declared = c.req.header('content-length');
  if (Number(declared) > maxBytes) throw new AppError('TOO_LARGE');
  if (declared !== undefined || c.req.header('transfer-encoding') === undefined) {
    return c.req.text();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) throw new AppError('TOO_LARGE');
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
