import { ERROR_STATUS, type ErrorCode } from '@salesai/contract/errors';

export interface AppErrorOptions {
  /** Message key, such as `errors:avatar.limit`; the code's own text when absent. */
  message?: string;
  params?: Record<string, string | number>;
  /** Message key of the reason, appended to the message. */
  reason?: string;
  /** Message keys by field name. */
  fields?: Record<string, string>;
  /** The active practice session that a conflict is about, sent beside the message. */
  practiceSessionId?: string;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** Overrides the code in the response, such as the `auth/…` codes of the API. */
  code?: string;
  cause?: unknown;
}

/** The product's error: thrown anywhere, converted to a response in errors.ts. */
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
