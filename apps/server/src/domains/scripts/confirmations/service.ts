import {
  CONFIRMATIONS_MAX,
  type Confirmation,
  gapsToConfirm,
  OFFER_LABELS,
} from '@salesai/contract/scripts';
import type { UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import * as icps from '../../icp/service.ts';
import { listScriptsOfIcp } from '../data.ts';
import { deleteConfirmations, findConfirmations, saveConfirmations } from './data.ts';

const OFFER_NAME_MAX = 120;

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
  await icps.active(ctx, icpId);
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
    ...gapsToConfirm(text),
    ...stored.map(({ key, label }) => [key, label] as const),
  ]);
  return [...labels]
    .slice(0, CONFIRMATIONS_MAX)
    .map(([key, label]) => ({ key, label, value: values.get(key) ?? null }));
}

/**
 * Stores entered values; keys that neither a script asks for nor an offer has are refused.
 * @throws AppError 404 as {@link list}, 400 for an unknown key.
 */
export async function save(
  ctx: UserCtx,
  icpId: string,
  entered: readonly Entered[],
): Promise<Confirmation[]> {
  const asked = await list(ctx, icpId);
  const known = new Map<string, string>([
    ...Object.values(OFFER_LABELS).map((label) => [label, label] as const),
    ...asked.map(({ key, label }) => [key, label] as const),
  ]);
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

/** The offer that the seller confirmed for the scripts of an ICP; null unless both parts are clear. */
export async function confirmedOffer(
  ctx: UserCtx,
  icpId: string,
): Promise<{ name: string; price: number } | null> {
  const values = await confirmedValues(ctx, icpId);
  const name = values.get(OFFER_LABELS.name) ?? '';
  const price = amountIn(values.get(OFFER_LABELS.price) ?? '');
  return name === '' || price === null ? null : { name: name.slice(0, OFFER_NAME_MAX), price };
}

/** The amount of "R$ 1.490,00", "1490 reais" or "R$ 300 por mês"; null for a range or any other text. */
function amountIn(text: string): number | null {
  const amount =
    /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3}){1,3}|\d{1,9})(?:,(\d{2}))?(?:\s*reais)?(?:\s*(?:\/|por)\s*\p{L}{1,12})?$/iu.exec(
      text,
    );
  if (!amount) return null;
  const [, reais = '', centavos = '0'] = amount;
  return Number(`${reais.replaceAll('.', '')}.${centavos}`) || null;
}

/** The confirmed values of an ICP by key. */
export async function confirmedValues(
  { db, actor }: UserCtx,
  icpId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findConfirmations(db, { userId: actor.id, icpId });
  return new Map(rows.map(({ key, value }) => [key, value]));
}
