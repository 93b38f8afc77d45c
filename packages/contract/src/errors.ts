import * as z from 'zod/mini';

/** Every error code except those of accounts (see auth.ts), with its HTTP status. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  UNKNOWN: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. `message` and `fields` are in the requested language. */
export const ErrorBody = z.object({
  message: z.string(),
  status: z.int(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The active practice session that a conflict is about. */
  sessionId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
