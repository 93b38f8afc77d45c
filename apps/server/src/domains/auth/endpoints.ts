import { SignUp } from '@salesai/contract/auth';
import type * as z from 'zod/mini';
import type { Rule } from '../../http/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const rule = (name: string, points: number, seconds: number): Rule => ({ name, points, seconds });

/** An enabled endpoint of the account library, with its limits. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** The fields passed to the library; all others, such as a redirect URL, are dropped. */
  readonly allowedFields: readonly string[];
  /** Validated before limits are counted; an `email` is always validated. */
  readonly form?: z.core.$ZodType<Record<string, unknown>>;
  /** Requests without a session are rejected before the body is read. */
  readonly requiresSession?: true;
  readonly byAddress?: Rule;
  /** Counts uses by the body's `email`. */
  readonly byAccount?: Rule;
}

/** Password checks of one account from unknown addresses; each known address has its own counter. */
export const SIGN_IN_RULE = rule('sign-in', 10, 15 * MINUTE);
/** Password checks with a session, by account: a stolen cookie must not allow guessing the password. */
export const CHANGE_PASSWORD_RULE = rule('change-password-account', 10, HOUR);
export const CHECK_BETA_RULE = rule('check-beta', 30, HOUR);

const mail = { byAddress: rule('mail-address', 60, HOUR), byAccount: rule('mail', 5, HOUR) };
const oneTimeToken = { byAddress: rule('token', 120, HOUR) };

/** The library has more endpoints; those are not mounted. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'sign-up/email': {
    method: 'POST',
    allowedFields: ['name', 'email', 'phone', 'password'],
    form: SignUp,
    byAddress: rule('sign-up', 200, HOUR),
  },
  'sign-in/email': {
    method: 'POST',
    allowedFields: ['email', 'password', 'rememberMe'],
    byAddress: rule('sign-in-address', 300, 15 * MINUTE),
  },
  'send-verification-email': { method: 'POST', allowedFields: ['email'], ...mail },
  'request-password-reset': { method: 'POST', allowedFields: ['email'], ...mail },
  'verify-email': { method: 'GET', allowedFields: ['token'], ...oneTimeToken },
  'reset-password': { method: 'POST', allowedFields: ['token', 'newPassword'], ...oneTimeToken },
  'change-password': {
    method: 'POST',
    allowedFields: ['currentPassword', 'newPassword'],
    requiresSession: true,
    byAddress: rule('change-password', 30, HOUR),
  },
  'sign-out': { method: 'POST', allowedFields: [] },
  'get-session': { method: 'GET', allowedFields: [] },
  token: { method: 'GET', allowedFields: [] },
  jwks: { method: 'GET', allowedFields: [] },
};
