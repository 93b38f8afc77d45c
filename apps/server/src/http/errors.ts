import type { Language } from '@salesai/contract/common';
import type { ErrorBody } from '@salesai/contract/errors';
import { translatorFor } from '@salesai/i18n/server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { isTransientDbError, isUnknownTimeZone } from '../db/transient-error.ts';
import { AppError } from './app-error.ts';
import { negotiateLanguage } from './language.ts';

/** Retry-After while the database is unavailable or too busy. */
const RETRY_SECONDS = 5;

/** Converts any thrown value to the error body, in the request's language. */
export function errorResponse(c: Context, thrown: unknown, log: Logger): Response {
  const error = toAppError(thrown);
  logServerError(error, thrown, log);
  return toErrorResponse(c, error);
}

/** The JSON response of a known error. */
export function toErrorResponse(c: Context, error: AppError): Response {
  const { retryAfter } = error.options;
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  const body = translated(error, negotiateLanguage(c.req.header('accept-language')));
  return c.json(body, status(error));
}

/** The error body alone, for a response that has already started. */
export function errorBody(thrown: unknown, language: Language, log: Logger): ErrorBody {
  const error = toAppError(thrown);
  logServerError(error, thrown, log);
  return translated(error, language);
}

function logServerError(error: AppError, thrown: unknown, log: Logger): void {
  if (error.status >= 500) log.error({ err: error.cause ?? thrown }, 'request failed');
}

function translated(error: AppError, language: Language): ErrorBody {
  const t = translatorFor(language);
  const { message, params, reason, fields, practiceSessionId, code } = error.options;
  const text = t(message ?? `errors:${error.kind}`, params ?? {});
  const body: ErrorBody = {
    message: reason ? `${text.replace(/\.?$/, '.')} ${t(reason)}` : text,
    status: error.status,
    code: code ?? error.kind,
  };
  if (fields) {
    const entries = Object.entries(fields);
    body.fields = Object.fromEntries(entries.map(([name, key]) => [name, t(key)]));
  }
  if (practiceSessionId !== undefined) body.sessionId = practiceSessionId;
  return body;
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException) {
    if (thrown.status === 413) return new AppError('TOO_LARGE');
    if (thrown.status < 500) return new AppError('INVALID_INPUT', { cause: thrown });
  }
  if (isTransientDbError(thrown)) {
    return new AppError('UNAVAILABLE', { cause: thrown, retryAfter: RETRY_SECONDS });
  }
  if (isUnknownTimeZone(thrown)) {
    const fields = { tz: 'validation:results.timeZone' };
    return new AppError('INVALID_INPUT', { cause: thrown, fields });
  }
  return new AppError('UNKNOWN', { cause: thrown });
}

const status = (error: AppError): ContentfulStatusCode => error.status;
