import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { scriptConfirmations } from '../../../db/schema/scripts.ts';

interface OfIcp {
  userId: string;
  icpId: string;
}

const confirmationsOf = ({ userId, icpId }: OfIcp) =>
  and(eq(scriptConfirmations.userId, userId), eq(scriptConfirmations.icpId, icpId));

export async function findConfirmations(db: Db, owned: OfIcp) {
  return db
    .select({
      key: scriptConfirmations.key,
      label: scriptConfirmations.label,
      value: scriptConfirmations.value,
    })
    .from(scriptConfirmations)
    .where(confirmationsOf(owned))
    .orderBy(asc(scriptConfirmations.key));
}

export async function saveConfirmations(
  tx: Tx,
  owned: OfIcp,
  values: readonly { key: string; label: string; value: string }[],
): Promise<void> {
  if (values.length === 0) return;
  await tx
    .insert(scriptConfirmations)
    .values(values.map((one) => ({ ...owned, ...one })))
    .onConflictDoUpdate({
      target: [scriptConfirmations.icpId, scriptConfirmations.key],
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
    });
}

export async function deleteConfirmations(
  tx: Tx,
  owned: OfIcp,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(scriptConfirmations)
    .where(and(confirmationsOf(owned), inArray(scriptConfirmations.key, [...keys])));
}
