import * as z from 'zod/mini';
import { Email, Login, Password, SignUp } from './auth.ts';
import { Id, Instant, Language } from './common.ts';
import { route } from './route.ts';

/** What the account library says of a person. */
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
/** A session as its owner sees it: its token is in the cookie alone. */
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

/** The enabled endpoints of the account library, which handles them; declared here for the API reference. */
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
    summary: 'Mails the link that confirms an address once more',
    body: z.object({ email: Email }),
    out: Accepted,
  }),
  verify: route({
    method: 'GET',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirms an address by the token of the mail',
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
    summary: 'Sets a new password by the token of the mail',
    body: z.object({ newPassword: Password, token: Token }),
    out: Accepted,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/change-password',
    access: 'session',
    summary: 'Sets a new password by the old one',
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
    summary: 'Who is signed in; null for nobody',
    out: z.nullable(z.object({ session: AccountSession, user: Account })),
  }),
  token: route({
    method: 'GET',
    path: '/auth/token',
    access: 'session',
    summary: 'A new ID token, which every other call carries',
    out: z.object({ token: Token }),
  }),
  keys: route({
    method: 'GET',
    path: '/auth/jwks',
    access: 'public',
    summary: 'The public keys by which ID tokens are checked',
    out: z.object({ keys: z.array(z.looseObject({ kid: z.string(), alg: z.string() })) }),
  }),
};
