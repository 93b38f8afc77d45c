import { SignUp } from '@salesai/contract/auth';
import type * as z from 'zod/mini';
import type { Rule } from '../../http/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const rule = (name: string, points: number, seconds: number): Rule => ({ name, points, seconds });

/** One door of the account library that stands open, and how often it may be used. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** What its form holds; nothing else, such as an address to go on to, reaches the library. */
  readonly takes: readonly string[];
  /** Checked before anything is counted; an `email` is always checked. */
  readonly form?: z.core.$ZodType<Record<string, unknown>>;
  /** Whether only somebody who is signed in may call: refused before the body is read. */
  readonly signedIn?: true;
  readonly byAddress?: Rule;
  /** Uses for the account that the body's `email` names. */
  readonly byAccount?: Rule;
}

/** Password checks for one account from addresses it never signed in from; a known one has its own. */
export const SIGN_IN_RULE = rule('sign-in', 10, 15 * MINUTE);
/** Password checks of somebody who is signed in, by account: a stolen cookie guesses no password. */
export const CHANGE_PASSWORD_RULE = rule('change-password-account', 10, HOUR);
export const CHECK_BETA_RULE = rule('check-beta', 30, HOUR);

const mail = { byAddress: rule('mail-address', 60, HOUR), byAccount: rule('mail', 5, HOUR) };
const oneTimeToken = { byAddress: rule('token', 120, HOUR) };

/** The library has more doors than these; the others stay shut. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'sign-up/email': {
    method: 'POST',
    takes: ['name', 'email', 'phone', 'password'],
    form: SignUp,
    byAddress: rule('sign-up', 200, HOUR),
  },
  'sign-in/email': {
    method: 'POST',
    takes: ['email', 'password', 'rememberMe'],
    byAddress: rule('sign-in-address', 300, 15 * MINUTE),
  },
  'send-verification-email': { method: 'POST', takes: ['email'], ...mail },
  'request-password-reset': { method: 'POST', takes: ['email'], ...mail },
  'verify-email': { method: 'GET', takes: ['token'], ...oneTimeToken },
  'reset-password': { method: 'POST', takes: ['token', 'newPassword'], ...oneTimeToken },
  'change-password': {
    method: 'POST',
    takes: ['currentPassword', 'newPassword'],
    signedIn: true,
    byAddress: rule('change-password', 30, HOUR),
  },
  'sign-out': { method: 'POST', takes: [] },
  'get-session': { method: 'GET', takes: [] },
  token: { method: 'GET', takes: [] },
  jwks: { method: 'GET', takes: [] },
};
