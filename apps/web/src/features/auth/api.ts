import { authRoutes, type Registration } from '@salesai/contract/auth';
import { call } from '#lib/call.ts';
import { send } from '#lib/http.ts';
import { openSession } from '#lib/open-session.ts';
import { refusedSessionEnded } from '#lib/session.ts';
import { pendingSignIn } from './pending-sign-in.ts';

const post = (path: string, body: object) => send(`/auth/${path}`, { method: 'POST', body });

/** Signs in and opens the session. @throws ApiError with a code of `AUTH_CODES`. */
export async function signIn(credentials: { email: string; password: string }) {
  await refusedSessionEnded();
  await post('sign-in/email', credentials);
  return openSession();
}

/**
 * Signs in after the email was verified: with the credentials of the registration, or an existing session
 * of this browser. @throws ApiError `EMAIL_NOT_VERIFIED`, or 401 when there is no session.
 */
export async function signInWhenVerified() {
  const credentials = pendingSignIn.get();
  const user = credentials ? await signIn(credentials) : await openSession();
  pendingSignIn.clear();
  return user;
}

export const checkInvitation = (email: string) =>
  call(authRoutes.checkBetaUsers, { body: { email } });

/** Creates the account; the server sends a verification mail. */
export const signUp = ({ name, email, phone, password }: Registration) =>
  post('sign-up/email', { name, email, phone, password });

export const resendVerification = (email: string) => post('send-verification-email', { email });

/** Verifies the email with the token of a verification mail. */
export const confirmEmail = (token: string) =>
  send(`/auth/verify-email?${new URLSearchParams({ token })}`, { method: 'GET' });

export const requestPasswordReset = (email: string) => post('request-password-reset', { email });

export const resetPassword = (token: string, newPassword: string) =>
  post('reset-password', { token, newPassword });
