import {
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
import { confirmedValues } from './confirmations/service.ts';
import {
  findScripts,
  listScripts,
  listScriptsOfIcp,
  markRemoved,
  replaceScripts,
  type ScriptRow,
  setContent,
  unmarkRemoved,
} from './data.ts';

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
