import { ERROR_STATUS, type ErrorCode } from '@salesai/contract/errors';

export interface AppErrorOptions {
  /** Message key, such as `errors:avatar.limit`; the code's own text when absent. */
  message?: string;
  params?: Record<string, string | number>;
  /** Message key of why, said after the message. */
  reason?: string;
  /** Message keys by field name. */
  fields?: Record<string, string>;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** Another code in the answer than the error's own, such as the `auth/…` codes. */
  code?: string;
  cause?: unknown;
}

/** The one error of the product: thrown deep, turned into an answer once, in errors.ts. */
export class AppError extends Error {
  readonly kind: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(kind: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? kind, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.options = options;
  }

  get status() {
    return ERROR_STATUS[this.kind];
  }
}
