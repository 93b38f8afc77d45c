import * as z from 'zod/mini';
import { Email, Login, Password, SignUp } from './auth.ts';
import { Id, Instant, Language } from './common.ts';
import { route } from './route.ts';

/** A user as the account library returns it. */
const Account = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  language: Language,
  createdAt: Instant,
  updatedAt: Instant,
});
/** A session without its token, which is in the cookie only. */
const AccountSession = z.object({
  id: Id,
  userId: Id,
  userAgent: z.nullish(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  expiresAt: Instant,
});
const Accepted = z.object({ status: z.boolean() });
const Token = z.string().check(z.minLength(1));

/** The enabled endpoints of the account library, declared for the API reference. */
export const accountRoutes = {
  signUp: route({
    method: 'POST',
    path: '/auth/sign-up/email',
    access: 'public',
    summary: 'Registers an invited person and mails a link that confirms the address',
    body: SignUp,
    out: z.object({ user: Account }),
  }),
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in/email',
    access: 'public',
    summary: 'Signs in',
    body: Login,
    out: z.object({ redirect: z.boolean(), user: Account }),
  }),
  sendVerification: route({
    method: 'POST',
    path: '/auth/send-verification-email',
    access: 'public',
    summary: 'Mails the link that confirms an address again',
    body: z.object({ email: Email }),
    out: Accepted,
  }),
  verify: route({
    method: 'GET',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirms an address with the token of the mail',
    query: z.object({ token: Token }),
    out: Accepted,
  }),
  requestReset: route({
    method: 'POST',
    path: '/auth/request-password-reset',
    access: 'public',
    summary: 'Mails a link to set a new password',
    body: z.object({ email: Email }),
    out: Accepted,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of the mail',
    body: z.object({ newPassword: Password, token: Token }),
    out: Accepted,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/change-password',
    access: 'session',
    summary: 'Changes the password; requires the current one',
    body: z.object({ currentPassword: z.string(), newPassword: Password }),
    out: z.object({ user: Account }),
  }),
  signOut: route({
    method: 'POST',
    path: '/auth/sign-out',
    access: 'session',
    summary: 'Ends the session',
    out: z.object({ success: z.boolean() }),
  }),
  session: route({
    method: 'GET',
    path: '/auth/get-session',
    access: 'session',
    summary: 'The current session, or null',
    out: z.nullable(z.object({ session: AccountSession, user: Account })),
  }),
  token: route({
    method: 'GET',
    path: '/auth/token',
    access: 'session',
    summary: 'A new ID token, which every other call requires',
    out: z.object({ token: Token }),
  }),
  keys: route({
    method: 'GET',
    path: '/auth/jwks',
    access: 'public',
    summary: 'The public keys that verify ID tokens',
    out: z.object({ keys: z.array(z.looseObject({ kid: z.string(), alg: z.string() })) }),
  }),
};
