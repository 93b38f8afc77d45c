import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@salesai/contract/errors';
import type { Route } from '@salesai/contract/route';
import { translatorFor } from '@salesai/i18n/server';
import type { ZodOpenApiResponseObject } from 'zod-openapi';

type Status = (typeof ERROR_STATUS)[ErrorCode];

const t = translatorFor('en-US');
/** A route that answers this way tells when to try again. */
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } },
};

/** The error answers of a route by status, with an example of each code. */
export function errorAnswers(route: Route, own: readonly ErrorCode[]) {
  const answers: Partial<Record<`${Status}`, ZodOpenApiResponseObject>> = {};
  for (const code of [...new Set([...impliedBy(route), ...own])].sort(byStatus)) {
    const status = ERROR_STATUS[code];
    const key = `${status}` as const;
    const before = answers[key]?.content?.['application/json']?.examples ?? {};
    answers[key] = {
      description: t(`errors:${code}`),
      ...(status === 429 ? { headers: RETRY_AFTER } : {}),
      content: {
        'application/json': {
          schema: ErrorBody,
          examples: { ...before, [code]: { value: example(code, route) } },
        },
      },
    };
  }
  return answers;
}

/** What follows from who may call and what a route takes; anything can fail unforeseen, or be away. */
function impliedBy({ access, params, query, body, form, bodyMedia }: Route): ErrorCode[] {
  const codes: ErrorCode[] = ['UNKNOWN', 'UNAVAILABLE'];
  if (access !== 'public') codes.push('UNAUTHENTICATED');
  if (params && access === 'user') codes.push('NOT_FOUND');
  if (params || query || body || form) codes.push('INVALID_INPUT');
  if (body || form) codes.push('UNSUPPORTED_TYPE');
  if (body || form || bodyMedia) codes.push('TOO_LARGE');
  return codes;
}

function example(code: ErrorCode, { body, form, query }: Route): ErrorBody {
  const error = { message: t(`errors:${code}`), status: ERROR_STATUS[code], code };
  const field = firstField(body ?? form ?? query);
  if (code !== 'INVALID_INPUT' || !field) return error;
  return { ...error, fields: { [field]: t('validation:invalid') } };
}

/** A field to show a refusal by; none for what is no object. */
function firstField(schema: object | undefined): string | undefined {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape)[0] : undefined;
}

const byStatus = (a: ErrorCode, b: ErrorCode) => ERROR_STATUS[a] - ERROR_STATUS[b];
