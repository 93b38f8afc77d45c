import { type Script, type ScriptDraft, spokenDuration } from '@salesai/contract/scripts';
import type { UserCtx } from '../../context.ts';
import { stillHeld } from '../../db/lease.ts';
import { generate as generateWith, madeBy, oneAtATime } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import * as avatar from '../avatar/service.ts';
import * as channels from '../channels/service.ts';
import * as icp from '../icp/service.ts';
import * as users from '../users/service.ts';
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
 * The scripts of a channel in the order they are said.
 * @throws AppError 404 when the channel is not there or not yours.
 */
export async function list(ctx: UserCtx, place: Place): Promise<Script[]> {
  const rows = await findScripts(ctx.db, { userId: ctx.actor.id, ...place });
  if (!rows) throw channels.notFound();
  return rows.map(asScript);
}

/** The scripts of all channels of a customer, as the seller has them now. */
export async function ofIcp({ db, actor }: UserCtx, icpId: string): Promise<ScriptDraft[]> {
  return (await listScriptsOfIcp(db, { userId: actor.id, icpId })).map(asScript);
}

/** Writes the scripts of a channel; scripts that are there already stay as they are. */
export function generate(ctx: UserCtx, place: Place): Promise<number> {
  return oneAtATime(ctx, `scripts:${ctx.actor.id}:${place.channel}`, async (lease) => {
    const owned = await ownedChannel(ctx, place);
    const existing = await listScripts(ctx.db, owned);
    if (existing.length > 0) return existing.length;
    const drafts = await write(ctx, place);
    await ctx.db.transaction(async (tx) => {
      if (!(await stillHeld(tx, lease))) throw new AppError('CONFLICT');
      await replaceScripts(tx, owned, drafts, madeBy(ctx.ports.engine.info, 'channelScripts'));
    });
    return drafts.length;
  });
}

/** Puts the scripts away until new ones are written. @throws AppError 404 as {@link list}. */
export async function remove(ctx: UserCtx, place: Place): Promise<void> {
  await markRemoved(ctx.db, await ownedChannel(ctx, place));
}

/** Brings back what was removed, unless new scripts were written since. */
export async function undoRemove(ctx: UserCtx, place: Place): Promise<Script[]> {
  await unmarkRemoved(ctx.db, await ownedChannel(ctx, place));
  return list(ctx, place);
}

/**
 * Puts the seller's words in place of a script's; null brings the original back.
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
  return asScript(row);
}

async function write(ctx: UserCtx, { icpId, channel: channelId }: Place) {
  const customer = await icp.activeWithAnswers(ctx, icpId);
  const channel = await channels.detail(ctx, icpId, channelId);
  const { name } = await users.profile(ctx);
  const input = {
    icpName: customer.name,
    icp: customer.profile,
    icpAnswers: customer.answers,
    sellerAnswers: await avatar.sellerAnswers(ctx),
    sellerName: name,
    channel,
    language: ctx.language,
  };
  return generateWith(ctx, 'errors:scripts.generate', (signal) =>
    ctx.ports.engine.channelScripts(input, { signal }),
  );
}

/** @throws AppError 404 when the ICP or the channel is not there or not yours. */
async function ownedChannel(ctx: UserCtx, { icpId, channel }: Place) {
  const { id } = await channels.detail(ctx, icpId, channel);
  return { userId: ctx.actor.id, channelId: id };
}

function asScript({ id, original, editedContent }: ScriptRow): Script {
  const content = editedContent ?? original.content;
  const edited = editedContent !== null;
  return {
    id,
    title: original.title,
    content,
    duration: edited ? spokenDuration(content) : original.duration,
    edited,
  };
}
