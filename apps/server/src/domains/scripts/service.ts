import {
  CONFIRMATIONS_MAX,
  type Confirmation,
  gapsToConfirm,
  OFFER_LABELS,
  type Script,
  type ScriptDraft,
  spokenDuration,
  spokenText,
  withConfirmed,
} from '@salesai/contract/scripts';
import type { ChannelScriptsInput } from '@salesai/engine/port';
import type { UserCtx } from '../../context.ts';
import { runGeneration } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import * as avatar from '../avatar/service.ts';
import * as channels from '../channels/service.ts';
import * as icps from '../icp/service.ts';
import * as users from '../users/service.ts';
import {
  deleteConfirmations,
  findConfirmations,
  findScripts,
  listScripts,
  listScriptsOfIcp,
  markRemoved,
  replaceScripts,
  type ScriptRow,
  saveConfirmations,
  setContent,
  unmarkRemoved,
} from './data.ts';

const OFFER_NAME_MAX = 120;

interface Place {
  icpId: string;
  channel: string;
}

/**
 * The scripts of a channel in order of use.
 * @throws AppError 404 for another seller's channel.
 */
export async function list(ctx: UserCtx, place: Place): Promise<Script[]> {
  const found = await findScripts(ctx.db, { userId: ctx.actor.id, ...place });
  if (!found) throw channels.notFound();
  return found.rows.map((row) => toScript(row, found.values));
}

/** The scripts of all channels of an ICP, with the seller's edits. */
export async function ofIcp(ctx: UserCtx, icpId: string): Promise<ScriptDraft[]> {
  const rows = await listScriptsOfIcp(ctx.db, { userId: ctx.actor.id, icpId });
  if (rows.length === 0) return [];
  const values = await confirmedValues(ctx, icpId);
  return rows.map((row) => toScript(row, values));
}

/**
 * Generates the scripts of a channel; existing scripts stay as they are.
 * @returns how many scripts the channel has.
 * @throws AppError 404 as {@link list}, and as {@link runGeneration} does.
 */
export function generate(ctx: UserCtx, place: Place): Promise<number> {
  const owned = { userId: ctx.actor.id, channelId: place.channel };
  return runGeneration(ctx, {
    key: `scripts:${ctx.actor.id}:${place.channel}`,
    job: 'channelScripts',
    failure: 'errors:scripts.generate',
    async prepare() {
      await ownedChannel(ctx, place);
      const existing = await listScripts(ctx.db, owned);
      return existing.length > 0
        ? { existing: existing.length }
        : { input: await prepareInput(ctx, place) };
    },
    async save(tx, { output, engine }) {
      await replaceScripts(tx, owned, output, engine);
      return output.length;
    },
  });
}

/** The contents of the seller's scripts for an ICP with their places, by channel rank. */
export async function contentsOfIcp(
  ctx: UserCtx,
  icpId: string,
): Promise<{ id: string; channelId: string; content: string }[]> {
  const rows = await listScriptsOfIcp(ctx.db, { userId: ctx.actor.id, icpId });
  const values = await confirmedValues(ctx, icpId);
  return rows.map(({ id, channelId, original, editedContent }) => ({
    id,
    channelId,
    content: withConfirmed(editedContent ?? original.content, values),
  }));
}

/** Marks the scripts as removed. @throws AppError 404 as {@link list}. */
export async function remove(ctx: UserCtx, place: Place): Promise<void> {
  await markRemoved(ctx.db, await ownedChannel(ctx, place));
}

/** Restores removed scripts, unless new ones were generated since. */
export async function undoRemove(ctx: UserCtx, place: Place): Promise<Script[]> {
  await unmarkRemoved(ctx.db, await ownedChannel(ctx, place));
  return list(ctx, place);
}

/**
 * Replaces the content of a script; null restores the original.
 * @throws AppError 404 as {@link list}.
 */
export async function edit(
  ctx: UserCtx,
  place: Place & { scriptId: string },
  content: string | null,
): Promise<Script> {
  const owned = await ownedChannel(ctx, place);
  const row = await setContent(ctx.db, owned, place.scriptId, content);
  if (!row) throw new AppError('NOT_FOUND', { message: 'errors:scripts.notFound' });
  return toScript(row, await confirmedValues(ctx, place.icpId));
}

async function prepareInput(
  ctx: UserCtx,
  { icpId, channel: channelId }: Place,
): Promise<ChannelScriptsInput> {
  const icp = await icps.activeWithAnswers(ctx, icpId);
  const channel = await channels.detail(ctx, icpId, channelId);
  const { name } = await users.profile(ctx);
  return {
    icpName: icp.name,
    icp: icp.profile,
    icpAnswers: icp.answers,
    sellerAnswers: await avatar.sellerAnswers(ctx),
    sellerName: name,
    channel,
    language: ctx.language,
  };
}

/** @throws AppError 404 for another seller's ICP or channel. */
async function ownedChannel(ctx: UserCtx, { icpId, channel }: Place) {
  const { id } = await channels.detail(ctx, icpId, channel);
  return { userId: ctx.actor.id, channelId: id };
}

function toScript(
  { id, original, editedContent }: ScriptRow,
  values: ReadonlyMap<string, string>,
): Script {
  const template = editedContent ?? original.content;
  const content = withConfirmed(template, values);
  const isChanged = content !== original.content;
  return {
    id,
    title: original.title,
    content,
    duration: isChanged ? spokenDuration(spokenText(content)) : original.duration,
    ...(original.format && { format: original.format }),
    edited: editedContent !== null,
    template,
  };
}

/** A value that the seller entered; an empty one removes what was stored. */
interface Entered {
  key: string;
  value: string;
}

/**
 * What the scripts of an ICP ask to confirm, then what was confirmed for earlier scripts.
 * @throws AppError 404 for another seller's ICP.
 */
export async function confirmations(ctx: UserCtx, icpId: string): Promise<Confirmation[]> {
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
 * @throws AppError 404 as {@link confirmations}, 400 for an unknown key.
 */
export async function confirm(
  ctx: UserCtx,
  icpId: string,
  entered: readonly Entered[],
): Promise<Confirmation[]> {
  const asked = await confirmations(ctx, icpId);
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
  return confirmations(ctx, icpId);
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
async function confirmedValues(
  { db, actor }: UserCtx,
  icpId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findConfirmations(db, { userId: actor.id, icpId });
  return new Map(rows.map(({ key, value }) => [key, value]));
}
