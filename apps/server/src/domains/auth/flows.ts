import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignUp } from '@salesai/contract/auth';
import type { Language } from '@salesai/contract/common';
import * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { SecurityEventKind } from '../../db/schema/auth.ts';
import type { Limits } from '../../http/limits.ts';
import { validate } from '../../http/validate.ts';
import * as users from '../users/service.ts';
import type { Accounts } from './accounts.ts';
import { authError } from './codes.ts';
import { giveBack, knowsAddress, recordEvent, useOnce } from './data.ts';
import { SIGN_IN_RULE } from './doors.ts';
import { isWeakPassword } from './passwords.ts';
import { admit } from './service.ts';

/** What the flows around the account library work with. */
export interface Library {
  db: Db;
  accounts: Accounts;
  limits: Limits;
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
const AFTER_PASSWORD = ['EMAIL_NOT_VERIFIED', 'USER_DISABLED'];
const TOKEN_DAYS = 2;
/** Failed sign-ins that cost no delay, and the longest delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Only what the form holds reaches the library: no `emailVerified`, no `role` slips in. */
const signUp: Flow = async (call, library, pass) => {
  const form = validate(SignUp, call.body);
  await admit(library, form);
  refuseWeak(form.password, form);
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
  const key = known ? `${call.email} ${addressHash}` : call.email;
  const tries = await library.limits.consume(SIGN_IN_RULE, key);
  const answer = await pass();
  if (answer.status === 401) {
    await record('sign-in-failed', call, library);
    await sleep(delayAfter(tries));
    return answer;
  }
  if (await knewPassword(answer)) await library.limits.forget(SIGN_IN_RULE, key);
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

const resetPassword: Flow = (call, library, pass) => {
  refuseWeak(call.body.newPassword, {});
  return tokenOnce(call, library, pass);
};

/** A link works once, however often and at once it is used; a failure that is not its own spares it. */
const tokenOnce: Flow = async (call, library, pass) => {
  const hash = createHash('sha256').update(String(call.body.token)).digest('base64url');
  if (!(await useOnce(library.db, hash, TOKEN_DAYS))) {
    throw authError('INVALID_INPUT', 'auth/invalid-token');
  }
  const answer = await pass();
  if (!answer.ok) await giveBack(library.db, hash);
  return answer;
};

/** A new password ends every other session. */
const changePassword: Flow = async (call, library, pass) => {
  const user = await signedIn(call, library);
  refuseWeak(call.body.newPassword, user ?? {});
  call.body = { ...call.body, revokeOtherSessions: true };
  call.email = user?.email ?? '';
  return recorded('password-changed', call, library, pass);
};

const signOut: Flow = async (call, library, pass) => {
  const user = await signedIn(call, library);
  call.email = user?.email ?? '';
  return recorded('signed-out', call, library, pass);
};

const requestReset: Flow = (call, library, pass) =>
  recorded('password-reset-asked', call, library, pass);

/** What happens around the library's own work, by its path; other doors lead straight to it. */
export const FLOWS: Record<string, Flow> = {
  'sign-up/email': signUp,
  'sign-in/email': signIn,
  'verify-email': tokenOnce,
  'reset-password': resetPassword,
  'change-password': changePassword,
  'request-password-reset': requestReset,
  'sign-out': signOut,
};

function refuseWeak(password: unknown, own: { name?: string; email?: string }): void {
  if (typeof password === 'string' && isWeakPassword(password, own)) {
    throw authError('INVALID_INPUT', 'auth/weak-password');
  }
}

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

function delayAfter(tries: number): number {
  if (tries <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - FREE_FAILURES - 1));
}
