import type { Db } from '../../db/client.ts';
import type { Accounts } from './accounts.ts';
import { passwordHash } from './data.ts';

/** Asks for the password again, where being signed in is not enough. */
export function createPasswordCheck(accounts: Accounts, db: Db) {
  return async (userId: string, password: string): Promise<boolean> => {
    const { password: hasher } = await accounts.$context;
    const hash = await passwordHash(db, userId);
    if (hash) return hasher.verify({ hash, password });
    await hasher.hash(password);
    return false;
  };
}
