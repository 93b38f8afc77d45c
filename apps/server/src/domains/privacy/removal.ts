import type { Ports } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import * as auth from '../auth/service.ts';
import * as beta from '../beta/service.ts';
import * as users from '../users/service.ts';

/**
 * Removes an account at once with everything that hangs on it: rows, counters, links, letters and
 * the invitation by name. Sessions end first, so that their ID tokens die on every node.
 */
export async function removeAccount(
  { db, ports }: { db: Db; ports: Ports },
  userId: string,
): Promise<void> {
  const person = await users.recipient(db, userId);
  if (!person) return;
  const { email } = person;
  await db.transaction(async (tx) => {
    await auth.forget(tx, { id: userId, email });
    await beta.forget(tx, email);
    await ports.queue.forgetUser(tx, userId);
    await users.remove(tx, userId);
  });
  await ports.forgetLetters(email);
}
