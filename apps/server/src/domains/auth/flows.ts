import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignUp } from '@salesai/contract/auth';
import type { Language } from '@salesai/contract/common';
import * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { SecurityEventKind } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limits } from '../../http/limits.ts';
import { validate } from '../../http/validate.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import * as users from '../users/service.ts';
import type { Accounts } from './accounts.ts';
import { isFromBrowser } from './browser.ts';
import { authError } from './codes.ts';
import { confirmationCookie } from './confirmation.ts';
import {
  deleteSessions,
  deleteTokens,
  hasSignedInFrom,
  recordEvent,
  setPasswordHash,
} from './data.ts';
import { CHANGE_PASSWORD_RULE, SIGN_IN_RULE } from './endpoints.ts';
import { linkMail } from './jobs.ts';
import type { LinkMailKind } from './mails.ts';
import { consumeToken, findTokenOwner } from './one-time-tokens.ts';
import { findWeakness } from './passwords.ts';
import { assertCanRegister } from './service.ts';

/** What the flows around the account library need. */
export interface AccountDependencies {
  db: Db;
  accounts: Accounts;
  limits: Limits;
  queue: JobQueue;
  publicUrl: string;
  /** Keyed hash of an address for the log of security events. */
  hashAddress(address: string): string;
}

/** A request to the account library. */
export interface AccountRequest {
  body: Record<string, unknown>;
  /** In lower case; empty when the body has none. */
  email: string;
  /** The caller's address as limits count it. */
  address: string;
  headers: Headers;
  language: Language;
}

type Forward = () => Promise<Response>;
type Flow = (
  request: AccountRequest,
  dependencies: AccountDependencies,
  forward: Forward,
) => Promise<Response>;

const SignedUp = z.object({ user: z.object({ id: z.string() }) });
const Rejection = z.object({ code: z.string() });
/** Rejections that occur only after a correct password. */
const AFTER_PASSWORD = ['EMAIL_NOT_VERIFIED', 'PASSWORD_UNCONFIRMED', 'USER_DISABLED'];
/** Minimum duration of a mail request, so that timing does not reveal whether an account exists. */
const MIN_MAIL_REQUEST_MS = 300;
/** Failed sign-ins without a delay; after them it doubles up to the longest delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Passes only the form's fields to the library: no `emailVerified`, no `role`. */
const signUp: Flow = async (request, dependencies, forward) => {
  const form = validate(SignUp, request.body);
  await assertCanRegister(dependencies, form);
  rejectWeakPassword('password', form.password, form);
  request.body = { ...form, language: request.language };
  const response = await forward();
  if (!response.ok) return response;
  await rejectInventedUser(response, dependencies);
  await record('signed-up', request, dependencies);
  return response;
};

/** For an address registered concurrently the library answers with an invented user. */
async function rejectInventedUser(response: Response, { db }: AccountDependencies): Promise<void> {
  const { user } = z.parse(SignedUp, await response.clone().json());
  if (!(await users.findRecipient(db, user.id))) {
    throw authError('CONFLICT', 'auth/email-already-in-use');
  }
}

/** Counts the attempt before the password check, so that concurrent attempts gain nothing. */
const signIn: Flow = async (request, dependencies, forward) => {
  const addressHash = dependencies.hashAddress(request.address);
  const known = await hasSignedInFrom(dependencies.db, request.email, addressHash);
  const counter = known ? addressHash : undefined;
  const attempts = await dependencies.limits.consume(SIGN_IN_RULE, request.email, counter);
  const response = await forward();
  if (response.status === 401) {
    await record('sign-in-failed', request, dependencies);
    await sleep(delayAfter(attempts));
    return response;
  }
  if (await passwordWasCorrect(response))
    await dependencies.limits.reset(SIGN_IN_RULE, request.email, counter);
  if (response.ok) await record('signed-in', request, dependencies);
  return response;
};

/** Anything else, such as a request the library could not parse, counts as a failed attempt. */
async function passwordWasCorrect(response: Response): Promise<boolean> {
  if (response.ok) return true;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  const rejection = z.safeParse(Rejection, body);
  return rejection.success && AFTER_PASSWORD.includes(rejection.data.code);
}

/**
 * Confirms the email address of a mailed link. In a browser the password chosen at registration is
 * confirmed only when it is entered there: somebody else may have registered the address.
 */
const verifyEmail: Flow = async (request, dependencies) => {
  const { db, publicUrl } = dependencies;
  const inBrowser = isFromBrowser(request.headers);
  const userId = await consumeToken(db, 'verify', String(request.body.token));
  if (!userId) throw invalidToken();
  await users.confirmAddress(db, userId, !inBrowser);
  await recordFor(userId, 'email-verified', request, dependencies);
  const response = Response.json({ status: true });
  if (inBrowser) {
    const secure = publicUrl.startsWith('https:');
    response.headers.append('set-cookie', await confirmationCookie(db, userId, { secure }));
  }
  return response;
};

/** Setting a password by a mailed link confirms both the address and the password. */
const resetPassword: Flow = async (request, dependencies) => {
  const { db, accounts } = dependencies;
  const token = String(request.body.token);
  const newPassword = String(request.body.newPassword);
  rejectWeakPassword('newPassword', newPassword, {});
  const owner = await findTokenOwner(db, 'reset', token);
  const user = owner && (await users.findRecipient(db, owner));
  if (!user) throw invalidToken();
  rejectWeakPassword('newPassword', newPassword, user);
  const hash = await (await accounts.$context).password.hash(newPassword);
  await db.transaction(async (tx) => {
    if ((await consumeToken(tx, 'reset', token)) !== owner) throw invalidToken();
    await setPasswordHash(tx, owner, hash);
    await users.confirmAddress(tx, owner, true);
    await deleteTokens(tx, owner);
    await deleteSessions(tx, owner);
  });
  await recordFor(owner, 'password-changed', request, dependencies);
  return Response.json({ status: true });
};

/** A new password ends all other sessions and invalidates all mailed links. */
const changePassword: Flow = async (request, dependencies, forward) => {
  const user = await findSignedInUser(request, dependencies);
  if (!user) throw new AppError('UNAUTHENTICATED');
  await dependencies.limits.consume(CHANGE_PASSWORD_RULE, user.id);
  rejectWeakPassword('newPassword', request.body.newPassword, user);
  request.body = { ...request.body, revokeOtherSessions: true };
  const response = await forward();
  if (!response.ok) return response;
  await deleteTokens(dependencies.db, user.id);
  await recordFor(user.id, 'password-changed', request, dependencies);
  return response;
};

const signOut: Flow = async (request, dependencies, forward) => {
  const user = await findSignedInUser(request, dependencies);
  request.email = user?.email ?? '';
  const response = await forward();
  if (response.ok) await record('signed-out', request, dependencies);
  return response;
};

const requestReset: Flow = (request, dependencies) =>
  requestMail('reset', request, dependencies, () =>
    record('password-reset-asked', request, dependencies),
  );

const resendVerification: Flow = (request, dependencies) =>
  requestMail('verify', request, dependencies);

/** Does the same for every address: only the job looks up whether there is an account. */
async function requestMail(
  kind: LinkMailKind,
  request: AccountRequest,
  { db, queue }: AccountDependencies,
  before: () => Promise<void> = async () => {},
) {
  const enqueue = async () => {
    await before();
    const userId = (await users.findIdByEmail(db, request.email)) ?? randomUUID();
    await queue.enqueue(linkMail, { kind, userId });
  };
  await Promise.all([enqueue(), sleep(MIN_MAIL_REQUEST_MS)]);
  return Response.json({ status: true });
}

/** The flows by endpoint path; other requests go to the library unchanged. */
export const FLOWS: Record<string, Flow> = {
  'sign-up/email': signUp,
  'sign-in/email': signIn,
  'verify-email': verifyEmail,
  'send-verification-email': resendVerification,
  'reset-password': resetPassword,
  'change-password': changePassword,
  'request-password-reset': requestReset,
  'sign-out': signOut,
};

/** @throws AppError 400 with the reason at the field when a password is too easy to guess. */
function rejectWeakPassword(
  field: 'password' | 'newPassword',
  password: unknown,
  own: { name?: string; email?: string },
): void {
  const weakness = typeof password === 'string' ? findWeakness(password, own) : null;
  if (!weakness) return;
  const message = `accounts:weakPassword.${weakness}`;
  throw new AppError('INVALID_INPUT', {
    code: 'auth/weak-password',
    message,
    fields: { [field]: message },
  });
}

const invalidToken = () => authError('INVALID_INPUT', 'auth/invalid-token');

async function findSignedInUser({ headers }: AccountRequest, { accounts }: AccountDependencies) {
  return (await accounts.api.getSession({ headers }))?.user;
}

const record = (
  kind: SecurityEventKind,
  request: AccountRequest,
  { db, hashAddress }: AccountDependencies,
) => recordEvent(db, { kind, email: request.email, addressHash: hashAddress(request.address) });

const recordFor = (
  userId: string,
  kind: SecurityEventKind,
  { address }: AccountRequest,
  { db, hashAddress }: AccountDependencies,
) => recordEvent(db, { kind, userId, addressHash: hashAddress(address) });

function delayAfter(attempts: number): number {
  if (attempts <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - FREE_FAILURES - 1));
}
