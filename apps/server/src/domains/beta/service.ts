import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteEntries, hasAnyEntry, insertEntries, listEntries } from './data.ts';

/** An entry is `*`, `*@domain` or an email, in ASCII only: look-alike characters never match. */
const ENTRY = /^(?:\*|\*@[a-z0-9.-]+\.[a-z0-9-]+|[!-?A-~]+@[a-z0-9.-]+)$/;

/** Whether an email may register; case-insensitive. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const address = normalise(email);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return hasAnyEntry(db, [address, `*@${domain}`, '*']);
}

/** All entries of the invitation list, sorted. */
export function list({ db }: Ctx): Promise<string[]> {
  return listEntries(db);
}

/**
 * Adds entries. @returns the whole list.
 * @throws AppError 400 for an entry that is neither an email nor a pattern.
 */
export async function invite({ db }: Pick<Ctx, 'db'>, entries: string[]): Promise<string[]> {
  await insertEntries(db, validateEntries(entries));
  return listEntries(db);
}

/** Removes entries; existing accounts stay. @returns the remaining list. */
export async function uninvite({ db }: Ctx, entries: string[]): Promise<string[]> {
  await deleteEntries(db, entries.map(normalise));
  return listEntries(db);
}

/** Deletes the entry of one email, for a deleted account; patterns stay. */
export async function deleteInvitation(db: Db, email: string): Promise<void> {
  await deleteEntries(db, [normalise(email)]);
}

const normalise = (entry: string) => entry.trim().toLowerCase();

function validateEntries(entries: string[]): string[] {
  const normal = entries.map(normalise);
  const wrong = normal.findIndex((entry) => !ENTRY.test(entry));
  if (wrong >= 0) {
    throw new AppError('INVALID_INPUT', { fields: { [`emails.${wrong}`]: 'validation:invalid' } });
  }
  return normal;
}
