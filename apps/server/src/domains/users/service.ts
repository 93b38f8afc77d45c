import type { UpdateUser } from '@salesai/contract/auth';
import { Language } from '@salesai/contract/common';
import type { UserProfile } from '@salesai/contract/users';
import * as z from 'zod/mini';
import type { Ctx, UserCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from './data.ts';

/** The caller's profile. @throws AppError 401 when the account was deleted. */
export async function profile({ db, actor }: UserCtx): Promise<UserProfile> {
  return toProfile(await findUser(db, actor.id));
}

/** Changes the given fields only. @throws AppError 401 when the account was deleted. */
export async function update({ db, actor }: UserCtx, change: UpdateUser): Promise<UserProfile> {
  return toProfile(await updateUser(db, actor.id, change));
}

/** For operators: an account by its email. @throws AppError 404 without one. */
export async function showByEmail({ db }: Ctx, email: string): Promise<UserProfile> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('NOT_FOUND');
  return toProfile(user);
}

/** The id of an account by its email. @throws AppError 404 without one. */
export async function getIdByEmail(db: Db, email: string): Promise<string> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('NOT_FOUND');
  return user.id;
}

/** The row of an account. @throws AppError 401 when it was deleted. */
export async function getAccount(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/** Whether an operator blocked the account. */
export async function isBlocked(db: Db, id: string): Promise<boolean> {
  return (await findUser(db, id))?.blockedAt != null;
}

/** Whether the password is known to belong to the owner of the account's email address. */
export async function isPasswordConfirmed(db: Db, id: string): Promise<boolean> {
  return (await findUser(db, id))?.passwordConfirmed ?? false;
}

/** Marks the password as belonging to the owner of the email address. */
export async function setPasswordConfirmed(db: Db, id: string): Promise<void> {
  await updateUser(db, id, { passwordConfirmed: true });
}

/** The id of an account by its email, if there is one. */
export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  return (await findUserByEmail(db, email))?.id;
}

/** Records that a user accepts this version of the terms now. */
export async function acceptTerms(db: Db, id: string, version: string): Promise<void> {
  await updateUser(db, id, { termsVersion: version, termsAcceptedAt: new Date() });
}

/** Schedules the deletion of an account; null cancels it. */
export async function setDeletion(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await updateUser(db, id, { deletionDueAt: dueAt });
}

/** Whether a scheduled deletion is due. */
export async function isDeletionDue(db: Db, id: string, now: number): Promise<boolean> {
  const dueAt = (await findUser(db, id))?.deletionDueAt;
  return dueAt != null && dueAt.getTime() <= now;
}

/** Blocks or unblocks an account; the caller must end its sessions. */
export async function setBlocked(db: Db, id: string, blocked: boolean): Promise<void> {
  await updateUser(db, id, { blockedAt: blocked ? new Date() : null });
}

/** The recipient of a mail. */
export interface Recipient {
  email: string;
  name: string;
  language: Language;
  deletionDueAt: Date | null;
  /** Whether address and password are confirmed, so that no verification mail is needed. */
  isConfirmed: boolean;
}

/** The mail recipient of an account; undefined when it was deleted. */
export async function findRecipient(db: Db, id: string): Promise<Recipient | undefined> {
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

/** @throws AppError 401 when the account of a valid token was deleted. */
function toProfile(user: UserRow | undefined): UserProfile {
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
