import type { ErrorBody } from '@salesai/contract/errors';
import { translatorFor } from '@salesai/i18n/server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import { negotiateLanguage } from './language.ts';

/** Turns whatever was thrown into the one error shape, in the language asked for. */
export function errorResponse(c: Context, thrown: unknown, log: Logger): Response {
  const error = asAppError(thrown);
  if (error.status >= 500) log.error({ err: error.cause ?? thrown }, 'request failed');
  return errorAnswer(c, error);
}

/** The JSON answer of a known error. */
export function errorAnswer(c: Context, error: AppError): Response {
  const t = translatorFor(negotiateLanguage(c.req.header('accept-language')));
  const { message, params, reason, fields, code, retryAfter } = error.options;
  const said = t(message ?? `errors:${error.kind}`, params ?? {});
  const body: ErrorBody = {
    message: reason ? `${said} ${t(reason)}` : said,
    status: error.status,
    code: code ?? error.kind,
  };
  if (fields) {
    const entries = Object.entries(fields);
    body.fields = Object.fromEntries(entries.map(([name, key]) => [name, t(key)]));
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  return c.json(body, status(error));
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException) {
    if (thrown.status === 413) return new AppError('TOO_LARGE');
    if (thrown.status < 500) return new AppError('INVALID_INPUT', { cause: thrown });
  }
  return new AppError('UNKNOWN', { cause: thrown });
}

const status = (error: AppError): ContentfulStatusCode => error.status;
