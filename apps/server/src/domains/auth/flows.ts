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
  knowsAddress,
  recordEvent,
  setPasswordHash,
} from './data.ts';
import { CHANGE_PASSWORD_RULE, SIGN_IN_RULE } from './doors.ts';
import { linkMail } from './jobs.ts';
import type { LinkMailKind } from './mails.ts';
import { consumeToken, tokenOwner } from './one-time-tokens.ts';
import { weaknessOf } from './passwords.ts';
import { admit } from './service.ts';

/** What the flows around the account library work with. */
export interface Library {
  db: Db;
  accounts: Accounts;
  limits: Limits;
  queue: JobQueue;
  publicUrl: string;
  /** Keyed hash of an address for the log of security events. */
  hashAddress(address: string): string;
}

/** One request on its way to the account library. */
export interface Call {
  body: Record<string, unknown>;
  /** In lower case; empty when the body names none. */
  email: string;
  /** The caller's address as limits count it. */
  address: string;
  headers: Headers;
  language: Language;
}

type Pass = () => Promise<Response>;
type Flow = (call: Call, library: Library, pass: Pass) => Promise<Response>;

const SignedUp = z.object({ user: z.object({ id: z.string() }) });
const Refused = z.object({ code: z.string() });
/** Refusals to somebody who knew the password. */
const AFTER_PASSWORD = ['EMAIL_NOT_VERIFIED', 'PASSWORD_UNCONFIRMED', 'USER_DISABLED'];
/** What asking for a letter takes at least, so that time tells nothing of the account. */
const LETTER_FLOOR_MS = 300;
/** Failed sign-ins that cost no delay, and the longest delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Only what the form holds reaches the library: no `emailVerified`, no `role` slips in. */
const signUp: Flow = async (call, library, pass) => {
  const form = validate(SignUp, call.body);
  await admit(library, form);
  refuseWeak('password', form.password, form);
  call.body = { ...form, language: call.language };
  const answer = await pass();
  if (!answer.ok) return answer;
  await refuseInvented(answer, library);
  await record('signed-up', call, library);
  return answer;
};

/** For an address that was taken meanwhile the library answers with a person it made up. */
async function refuseInvented(answer: Response, { db }: Library): Promise<void> {
  const { user } = z.parse(SignedUp, await answer.clone().json());
  if (!(await users.recipient(db, user.id))) {
    throw authError('CONFLICT', 'auth/email-already-in-use');
  }
}

/** Counts the try before the password is looked at, so that many at once gain nothing. */
const signIn: Flow = async (call, library, pass) => {
  const addressHash = library.hashAddress(call.address);
  const known = await knowsAddress(library.db, call.email, addressHash);
  const apart = known ? addressHash : undefined;
  const tries = await library.limits.consume(SIGN_IN_RULE, call.email, apart);
  const answer = await pass();
  if (answer.status === 401) {
    await record('sign-in-failed', call, library);
    await sleep(delayAfter(tries));
    return answer;
  }
  if (await knewPassword(answer)) await library.limits.reset(SIGN_IN_RULE, call.email, apart);
  if (answer.ok) await record('signed-in', call, library);
  return answer;
};

/** A request that the library could not even read is a try like any other: it clears no counter. */
async function knewPassword(answer: Response): Promise<boolean> {
  if (answer.ok) return true;
  const said = answer.clone();
  const refused = z.safeParse(Refused, await said.json().catch(() => null));
  return refused.success && AFTER_PASSWORD.includes(refused.data.code);
}

/**
 * Confirms the address that a mailed link stands for. A browser is then asked for the password that was
 * chosen at registration: whoever registered need not be whoever reads the mail.
 */
const verifyEmail: Flow = async (call, library) => {
  const { db, publicUrl } = library;
  const inBrowser = isFromBrowser(call.headers);
  const userId = await consumeToken(db, 'verify', String(call.body.token));
  if (!userId) throw invalidToken();
  await users.confirmAddress(db, userId, !inBrowser);
  await recordFor(userId, 'email-verified', call, library);
  const answer = Response.json({ status: true });
  if (inBrowser) {
    const secure = publicUrl.startsWith('https:');
    answer.headers.append('set-cookie', await confirmationCookie(db, userId, { secure }));
  }
  return answer;
};

/** Whoever reads the mail of an address sets its password, which confirms both. */
const resetPassword: Flow = async (call, library) => {
  const { db, accounts } = library;
  const token = String(call.body.token);
  const newPassword = String(call.body.newPassword);
  refuseWeak('newPassword', newPassword, {});
  const owner = await tokenOwner(db, 'reset', token);
  const person = owner && (await users.recipient(db, owner));
  if (!person) throw invalidToken();
  refuseWeak('newPassword', newPassword, person);
  const hash = await (await accounts.$context).password.hash(newPassword);
  await db.transaction(async (tx) => {
    if ((await consumeToken(tx, 'reset', token)) !== owner) throw invalidToken();
    await setPasswordHash(tx, owner, hash);
    await users.confirmAddress(tx, owner, true);
    await deleteTokens(tx, owner);
    await deleteSessions(tx, owner);
  });
  await recordFor(owner, 'password-changed', call, library);
  return Response.json({ status: true });
};

/** A new password ends every other session, and voids every link that was mailed before. */
const changePassword: Flow = async (call, library, pass) => {
  const user = await signedIn(call, library);
  if (!user) throw new AppError('UNAUTHENTICATED');
  await library.limits.consume(CHANGE_PASSWORD_RULE, user.id);
  refuseWeak('newPassword', call.body.newPassword, user);
  call.body = { ...call.body, revokeOtherSessions: true };
  const answer = await pass();
  if (!answer.ok) return answer;
  await deleteTokens(library.db, user.id);
  await recordFor(user.id, 'password-changed', call, library);
  return answer;
};

const signOut: Flow = async (call, library, pass) => {
  const user = await signedIn(call, library);
  call.email = user?.email ?? '';
  return recorded('signed-out', call, library, pass);
};

const requestReset: Flow = (call, library) =>
  requestLetter('reset', call, library, () => record('password-reset-asked', call, library));

const resendVerification: Flow = (call, library) => requestLetter('verify', call, library);

/** Does the same for every address: only the job finds out whether somebody gets a letter. */
async function requestLetter(
  kind: LinkMailKind,
  call: Call,
  { db, queue }: Library,
  before: () => Promise<void> = async () => {},
) {
  const enqueue = async () => {
    await before();
    const userId = (await users.findIdByEmail(db, call.email)) ?? randomUUID();
    await queue.enqueue(linkMail, { kind, userId });
  };
  await Promise.all([enqueue(), sleep(LETTER_FLOOR_MS)]);
  return Response.json({ status: true });
}

/** What happens around the library's own work, by its path; other doors lead straight to it. */
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

/** @throws AppError 400 that says at the field why a password is too easily guessed. */
function refuseWeak(
  field: 'password' | 'newPassword',
  password: unknown,
  own: { name?: string; email?: string },
): void {
  const weakness = typeof password === 'string' ? weaknessOf(password, own) : null;
  if (!weakness) return;
  const message = `accounts:weakPassword.${weakness}`;
  throw new AppError('INVALID_INPUT', {
    code: 'auth/weak-password',
    message,
    fields: { [field]: message },
  });
}

const invalidToken = () => authError('INVALID_INPUT', 'auth/invalid-token');

async function signedIn({ headers }: Call, { accounts }: Library) {
  return (await accounts.api.getSession({ headers }))?.user;
}

async function recorded(
  kind: SecurityEventKind,
  call: Call,
  library: Library,
  pass: Pass,
): Promise<Response> {
  const answer = await pass();
  if (answer.ok) await record(kind, call, library);
  return answer;
}

const record = (kind: SecurityEventKind, call: Call, { db, hashAddress }: Library) =>
  recordEvent(db, { kind, email: call.email, addressHash: hashAddress(call.address) });

const recordFor = (
  userId: string,
  kind: SecurityEventKind,
  { address }: Call,
  { db, hashAddress }: Library,
) => recordEvent(db, { kind, userId, addressHash: hashAddress(address) });

function delayAfter(tries: number): number {
  if (tries <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - FREE_FAILURES - 1));
}
