import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/**
 * What a request's JSON says; an empty body says `{}`.
 * @throws AppError UNSUPPORTED_TYPE for another type, INVALID_INPUT for what is no JSON.
 */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/(\w+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_TYPE');
  }
  try {
    return text.includes(String.raw`\u0000`) ? JSON.parse(text, withoutNul) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, fields: { body: 'validation:invalid' } });
  }
}

/** The one character that no text of PostgreSQL can hold; what was pasted from elsewhere may. */
const withoutNul = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;
