import type { UpdateUser } from '@salesai/contract/auth';
import { Language } from '@salesai/contract/common';
import type { UserProfile } from '@salesai/contract/users';
import * as z from 'zod/mini';
import type { Ctx, UserCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from './data.ts';

/** Who is signed in. @throws AppError 401 when the account is gone. */
export async function profile({ db, actor }: UserCtx): Promise<UserProfile> {
  return asProfile(await findUser(db, actor.id));
}

/** Changes what was given and leaves the rest. @throws AppError 401 when the account is gone. */
export async function update({ db, actor }: UserCtx, change: UpdateUser): Promise<UserProfile> {
  return asProfile(await updateUser(db, actor.id, change));
}

/** For operators: one account by its address. */
export async function showByEmail({ db }: Ctx, email: string): Promise<UserProfile> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('NOT_FOUND');
  return asProfile(user);
}

/** For operators: the id of an account by its address. */
export async function idByEmail(db: Db, email: string): Promise<string> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('NOT_FOUND');
  return user.id;
}

/** What the rights of a person need to know of their account. */
export async function account(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/** Whether an operator shut the account. */
export async function isBlocked(db: Db, id: string): Promise<boolean> {
  return (await findUser(db, id))?.blockedAt != null;
}

/** Whether the password was chosen by whoever reads the mail of the account's address. */
export async function isPasswordConfirmed(db: Db, id: string): Promise<boolean> {
  return (await findUser(db, id))?.passwordConfirmed ?? false;
}

/** Takes the password for that of the address's owner. */
export async function setPasswordConfirmed(db: Db, id: string): Promise<void> {
  await updateUser(db, id, { passwordConfirmed: true });
}

/** The id of an account by its address, when there is one. */
export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  return (await findUserByEmail(db, email))?.id;
}

/** Notes that a person accepted these terms just now. */
export async function acceptTerms(db: Db, id: string, version: string): Promise<void> {
  await updateUser(db, id, { termsVersion: version, termsAcceptedAt: new Date() });
}

/** Sets when an account is deleted; null keeps it. */
export async function setDeletion(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await updateUser(db, id, { deletionDueAt: dueAt });
}

/** Whether the time has come to delete an account that nobody kept. */
export async function isDue(db: Db, id: string, now: number): Promise<boolean> {
  const dueAt = (await findUser(db, id))?.deletionDueAt;
  return dueAt != null && dueAt.getTime() <= now;
}

/** Shuts an account or opens it again; its sessions are the caller's to end. */
export async function setBlocked(db: Db, id: string, blocked: boolean): Promise<void> {
  await updateUser(db, id, { blockedAt: blocked ? new Date() : null });
}

/** Who a letter goes to. */
export interface Recipient {
  email: string;
  name: string;
  language: Language;
  deletionDueAt: Date | null;
  /** Whether the address and the password are confirmed: nothing is left to do by a mailed link. */
  isConfirmed: boolean;
}

/** Where a letter to this person goes; undefined when the account is gone. */
export async function recipient(db: Db, id: string): Promise<Recipient | undefined> {
  const user = await findUser(db, id);
  if (!user) return undefined;
  const { email, name, deletionDueAt, emailVerified, passwordConfirmed } = user;
  const isConfirmed = emailVerified && passwordConfirmed;
  return { email, name, deletionDueAt, isConfirmed, language: languageOf(user) };
}

/** Whether an address has an account, verified or not. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined;
}

export { anyUser as hasAny, confirmAddress, deleteUser as remove } from './data.ts';

/** A valid token of an account that is gone is worth nothing. */
function asProfile(user: UserRow | undefined): UserProfile {
  if (!user) throw new AppError('UNAUTHENTICATED');
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    emailVerified: user.emailVerified,
    language: languageOf(user),
    createdAt: user.createdAt.toISOString(),
    termsVersion: user.termsVersion,
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}

function languageOf(user: UserRow): Language {
  const language = z.safeParse(Language, user.language);
  return language.success ? language.data : 'pt-BR';
}
