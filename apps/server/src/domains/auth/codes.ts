import type { AuthCode } from '@salesai/contract/auth';
import { AppError } from '../../http/app-error.ts';

type Kind = ConstructorParameters<typeof AppError>[0];

/** Maps codes of the account library to the product's (docs/product.md#account-errors), with their error kind. */
const BY_LIBRARY_CODE: Record<string, [Kind, AuthCode]> = {
  INVALID_EMAIL_OR_PASSWORD: ['UNAUTHENTICATED', 'auth/invalid-credential'],
  EMAIL_NOT_VERIFIED: ['FORBIDDEN', 'EMAIL_NOT_VERIFIED'],
  INVALID_EMAIL: ['INVALID_INPUT', 'auth/invalid-email'],
  PASSWORD_TOO_SHORT: ['INVALID_INPUT', 'auth/weak-password'],
  PASSWORD_TOO_LONG: ['INVALID_INPUT', 'auth/weak-password'],
  USER_ALREADY_EXISTS: ['CONFLICT', 'auth/email-already-in-use'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['CONFLICT', 'auth/email-already-in-use'],
  FAILED_TO_CREATE_USER: ['CONFLICT', 'auth/email-already-in-use'],
  INVALID_PASSWORD: ['INVALID_INPUT', 'auth/wrong-password'],
  INVALID_TOKEN: ['INVALID_INPUT', 'auth/invalid-token'],
  TOKEN_EXPIRED: ['INVALID_INPUT', 'auth/invalid-token'],
  PASSWORD_UNCONFIRMED: ['FORBIDDEN', 'auth/confirmed-elsewhere'],
  USER_DISABLED: ['FORBIDDEN', 'auth/user-disabled'],
  SESSION_EXPIRED: ['FORBIDDEN', 'auth/requires-recent-login'],
  SESSION_NOT_FRESH: ['FORBIDDEN', 'auth/requires-recent-login'],
  EMAIL_PASSWORD_SIGN_UP_DISABLED: ['FORBIDDEN', 'auth/operation-not-allowed'],
  INVALID_ORIGIN: ['FORBIDDEN', 'auth/operation-not-allowed'],
};

/** An account error with its code of docs/product.md#account-errors. */
export function authError(kind: Kind, code: AuthCode, retryAfter?: number): AppError {
  return new AppError(kind, {
    code,
    message: `accounts:codes.${code}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Translates an error response of the account library; its own messages are never shown. */
export function translateLibraryError(status: number, code: string, retryAfter: number): AppError {
  if (status === 429) return authError('TOO_MANY_REQUESTS', 'auth/too-many-requests', retryAfter);
  const known = BY_LIBRARY_CODE[code];
  if (known) return authError(...known);
  if (status === 401) return new AppError('UNAUTHENTICATED');
  if (status === 403) return authError('FORBIDDEN', 'auth/operation-not-allowed');
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE');
  return new AppError(status >= 500 ? 'UNKNOWN' : 'INVALID_INPUT');
}
