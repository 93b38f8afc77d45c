import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@salesai/contract/errors';
import type { Route } from '@salesai/contract/route';
import { translatorFor } from '@salesai/i18n/server';
import type { ZodOpenApiResponseObject } from 'zod-openapi';

type Status = (typeof ERROR_STATUS)[ErrorCode];

const t = translatorFor('en-US');
/** Sent with status 429. */
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } },
};

/** The error responses of a route by status, with an example of each code. */
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

/** Codes that follow from a route's access and input; every route may fail or be unavailable. */
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

/** The field of the example error; undefined for a schema without fields. */
function firstField(schema: object | undefined): string | undefined {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape)[0] : undefined;
}

const byStatus = (a: ErrorCode, b: ErrorCode) => ERROR_STATUS[a] - ERROR_STATUS[b];
