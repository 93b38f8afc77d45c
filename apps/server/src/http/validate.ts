import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** Format of our message keys; a library's own messages are not shown. */
const MESSAGE_KEY = /^\w+:[\w.]+$/;

/**
 * Validates one part of a request.
 * @throws AppError INVALID_INPUT with a message key for each wrong field.
 */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= MESSAGE_KEY.test(issue.message) ? issue.message : 'validation:invalid';
  }
  throw new AppError('INVALID_INPUT', { fields });
}
