import type { Context } from 'hono';
import { AppError } from './app-error.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;

/**
 * The caller's `Idempotency-Key`, stored with what the call creates: the same key of the same seller
 * creates nothing more. Null without the header.
 * @throws AppError 400 for an impossible key.
 */
export function idempotencyKey(raw: Context): string | null {
  const key = raw.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!KEY.test(key)) throw new AppError('INVALID_INPUT', { message: 'errors:idempotencyKey' });
  return key;
}
