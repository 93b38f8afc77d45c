import type { UpdateUser } from '@salesai/contract/auth';
import { Language } from '@salesai/contract/common';
import type { UserProfile } from '@salesai/contract/users';
import * as z from 'zod/mini';
import type { Ctx, UserCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteUser, findUser, findUserByEmail, type UserRow, updateUser } from './data.ts';

export async function profile({ db, actor }: UserCtx): Promise<UserProfile> {
  return asProfile(await findUser(db, actor.id));
}

export async function update({ db, actor }: UserCtx, change: UpdateUser): Promise<UserProfile> {
  return asProfile(await updateUser(db, actor.id, change));
}

/** For operators: one account by its address. */
export async function showByEmail({ db }: Ctx, email: string): Promise<UserProfile> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('NOT_FOUND');
  return asProfile(user);
}

/** For operators: removes an account with everything that hangs on it, at once. */
export async function removeByEmail(ctx: Ctx, email: string): Promise<void> {
  const user = await showByEmail(ctx, email);
  await deleteUser(ctx.db, user.id);
}

/** Where a letter to this person goes; undefined when the account is gone. */
export async function recipient(db: Db, id: string) {
  const user = await findUser(db, id);
  return user && { email: user.email, name: user.name, language: languageOf(user) };
}

/** Whether an address has an account, verified or not. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined;
}

export { anyUser as hasAny } from './data.ts';

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
  };
}

function languageOf(user: UserRow): Language {
  const language = z.safeParse(Language, user.language);
  return language.success ? language.data : 'pt-BR';
}
