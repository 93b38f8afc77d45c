import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** How JSON writes what PostgreSQL holds in no text: NUL, and halves of a character. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * What a request's JSON says; a request without a body says `{}`.
 * @param options.strict whether an empty text that is sent as JSON is refused, which JSON does not know.
 * @throws AppError UNSUPPORTED_TYPE for another type, INVALID_INPUT for what is no JSON.
 */
export async function readJson(c: Context, options: { strict?: boolean } = {}): Promise<unknown> {
  const text = await c.req.text();
  const isJson = /^application\/(\w+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  if (text === '' && !(isJson && options.strict)) return {};
  if (!isJson) throw new AppError('UNSUPPORTED_TYPE');
  try {
    return UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, fields: { body: 'validation:invalid' } });
  }
}

const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
