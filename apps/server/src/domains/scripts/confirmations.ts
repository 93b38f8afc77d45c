import { CONFIRMATIONS_MAX, type Confirmation, placeholdersIn } from '@salesai/contract/scripts';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import * as icp from '../icp/service.ts';
import {
  deleteConfirmations,
  findConfirmations,
  listScriptsOfIcp,
  saveConfirmations,
} from './data.ts';

/** A value that the seller entered; an empty one removes what was stored. */
interface Entered {
  key: string;
  value: string;
}

/**
 * What the scripts of an ICP ask to confirm, then what was confirmed for earlier scripts.
 * @throws AppError 404 for another seller's ICP.
 */
export async function list(ctx: UserCtx, icpId: string): Promise<Confirmation[]> {
  await icp.active(ctx, icpId);
  const owned = { userId: ctx.actor.id, icpId };
  const [scripts, stored] = await Promise.all([
    listScriptsOfIcp(ctx.db, owned),
    findConfirmations(ctx.db, owned),
  ]);
  const text = scripts
    .map(({ editedContent, original }) => editedContent ?? original.content)
    .join('\n');
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  const labels = new Map([
    ...placeholdersIn(text),
    ...stored.map(({ key, label }) => [key, label] as const),
  ]);
  return [...labels]
    .slice(0, CONFIRMATIONS_MAX)
    .map(([key, label]) => ({ key, label, value: values.get(key) ?? null }));
}

/**
 * Stores entered values; keys that no script asks for are refused.
 * @throws AppError 404 as {@link list}, 400 for an unknown key.
 */
export async function save(
  ctx: UserCtx,
  icpId: string,
  entered: readonly Entered[],
): Promise<Confirmation[]> {
  const known = new Map((await list(ctx, icpId)).map(({ key, label }) => [key, label]));
  const rows = entered.map(({ key, value }) => ({ key, value, label: known.get(key) }));
  if (rows.some(({ label }) => label === undefined)) throw new AppError('INVALID_INPUT');
  const owned = { userId: ctx.actor.id, icpId };
  await ctx.db.transaction(async (tx) => {
    const removed = rows.filter(({ value }) => value === '').map(({ key }) => key);
    await deleteConfirmations(tx, owned, removed);
    await saveConfirmations(
      tx,
      owned,
      rows.flatMap(({ key, value, label }) => (value && label ? [{ key, value, label }] : [])),
    );
  });
  return list(ctx, icpId);
}

/** The confirmed values of an ICP by key. */
export async function valuesOf(
  { db, actor }: UserCtx,
  icpId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findConfirmations(db, { userId: actor.id, icpId });
  return new Map(rows.map(({ key, value }) => [key, value]));
}
