import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteEntries, hasAnyEntry, insertEntries, listEntries } from './data.ts';

/** An entry is `*`, `*@domain` or an address, all of plain ASCII: look-alike letters never match. */
const ENTRY = /^(?:\*|\*@[a-z0-9.-]+\.[a-z0-9-]+|[!-?A-~]+@[a-z0-9.-]+)$/;

/** Whether an address may register. Letter case does not count; everything else does. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const address = normalise(email);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return hasAnyEntry(db, [address, `*@${domain}`, '*']);
}

/** Everybody who may register, in order. */
export function list({ db }: Ctx): Promise<string[]> {
  return listEntries(db);
}

/**
 * Adds addresses and gives the whole list.
 * @throws AppError 400 for what is no address nor pattern.
 */
export async function invite({ db }: Pick<Ctx, 'db'>, entries: string[]): Promise<string[]> {
  await insertEntries(db, checked(entries));
  return listEntries(db);
}

/** Takes addresses off and gives the list that is left; accounts that exist stay. */
export async function uninvite({ db }: Ctx, entries: string[]): Promise<string[]> {
  await deleteEntries(db, entries.map(normalise));
  return listEntries(db);
}

/** Takes the invitation of one address back, because its person is gone; rules by domain stay. */
export async function forget(db: Db, email: string): Promise<void> {
  await deleteEntries(db, [normalise(email)]);
}

const normalise = (entry: string) => entry.trim().toLowerCase();

function checked(entries: string[]): string[] {
  const normal = entries.map(normalise);
  const wrong = normal.findIndex((entry) => !ENTRY.test(entry));
  if (wrong >= 0) {
    throw new AppError('INVALID_INPUT', { fields: { [`emails.${wrong}`]: 'validation:invalid' } });
  }
  return normal;
}
