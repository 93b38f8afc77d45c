import { type AvatarState, MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { SellerCtx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { type Lease, stillHeld } from '../../db/lease.ts';
import { generate as generateWith, madeBy, oneAtATime } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import { notify } from '../notifications/service.ts';
import * as users from '../users/service.ts';
import {
  type AvatarRow,
  deleteAvatar,
  findAvatar,
  markAccepted,
  saveFirst,
  saveReprocessed,
} from './data.ts';

/** Makes the profile from the answers. The same answers again give the profile that is there. */
export function generate(ctx: UserCtx, answers: string): Promise<AvatarState> {
  return oneAtATime(ctx, keyOf(ctx), async (lease) => {
    const existing = await findAvatar(ctx.db, ctx.actor.id);
    if (existing?.answers === answers) return asState(existing);
    const attempt = existing?.attempts ?? 0;
    const avatar = await makeProfile(ctx, { answers, attempt }, 'errors:avatar.generate');
    const made = { answers, avatar, engine: madeBy(ctx.ports.engine.info, 'sellerProfile') };
    return store(ctx, lease, (tx) => saveFirst(tx, ctx.actor.id, made));
  });
}

/** Another reading of the same answers. Only one that was stored counts as an attempt. */
export function reprocess(ctx: UserCtx): Promise<AvatarState> {
  return oneAtATime(ctx, keyOf(ctx), async (lease) => {
    const { answers, attempts, status } = await existingAvatar(ctx);
    if (status === 'aceito') throw new AppError('CONFLICT', { message: 'errors:avatar.accepted' });
    if (attempts >= MAX_AVATAR_ATTEMPTS) {
      throw new AppError('LIMIT_REACHED', {
        message: 'errors:avatar.limit',
        params: { max: MAX_AVATAR_ATTEMPTS },
      });
    }
    const attempt = attempts + 1;
    const avatar = await makeProfile(ctx, { answers, attempt }, 'errors:avatar.reprocess');
    const made = {
      avatar,
      engine: madeBy(ctx.ports.engine.info, 'sellerProfile'),
      attempts: attempt,
    };
    return store(ctx, lease, (tx) => saveReprocessed(tx, ctx.actor.id, made));
  });
}

/**
 * Marks the profile as accepted, which completes the first phase.
 * @throws AppError 404 without one.
 */
export async function accept({ db, actor }: UserCtx): Promise<AvatarState> {
  const row = await db.transaction((tx) => markAccepted(tx, actor.id));
  if (!row) throw new AppError('NOT_FOUND', { message: 'errors:avatar.none' });
  return asState(row);
}

/** Deletes the profile and its attempts; deleting none is no error. */
export async function remove({ db, actor }: UserCtx): Promise<void> {
  await deleteAvatar(db, actor.id);
}

/** The profile as it was stored last. @throws AppError 404 before there is one. */
export async function current(ctx: UserCtx): Promise<AvatarState> {
  return asState(await existingAvatar(ctx));
}

/** Whether there is a profile and whether it was accepted; never throws for want of one. */
export async function presence({ db, actor }: UserCtx) {
  const row = await findAvatar(db, actor.id);
  return { existe: !!row, aceito: row?.status === 'aceito', status: row?.status ?? null };
}

/** The seller's answers, for the domains that build on them; null before the questionnaire. */
export async function sellerAnswers({ db, actor }: SellerCtx): Promise<QuestionAnswer[] | null> {
  const row = await findAvatar(db, actor.id);
  return row ? parseCompiledAnswers(row.answers) : null;
}

/** First generation and reprocessing wait for each other: they make the same thing. */
const keyOf = ({ actor }: UserCtx) => `avatar:${actor.id}`;

async function makeProfile(
  ctx: UserCtx,
  { answers, attempt }: { answers: string; attempt: number },
  failure: string,
) {
  const { name } = await users.profile(ctx);
  const input = {
    answers: parseCompiledAnswers(answers),
    attempt,
    sellerName: name,
    language: ctx.language,
  };
  return generateWith(ctx, failure, (signal) => ctx.ports.engine.sellerProfile(input, { signal }));
}

/** Stores what was made and tells the seller, both or neither, and only while the lease is ours. */
async function store(
  { db, actor }: UserCtx,
  lease: Lease,
  save: (tx: Tx) => Promise<AvatarRow | undefined>,
): Promise<AvatarState> {
  return db.transaction(async (tx) => {
    const row = (await stillHeld(tx, lease)) ? await save(tx) : undefined;
    if (!row) throw new AppError('CONFLICT');
    await notify(tx, actor.id, { kind: 'avatar.ready', href: webLink(WEB_PATHS.avatarOnboarding) });
    return asState(row);
  });
}

async function existingAvatar({ db, actor }: UserCtx): Promise<AvatarRow> {
  const row = await findAvatar(db, actor.id);
  if (!row) throw new AppError('NOT_FOUND', { message: 'errors:avatar.none' });
  return row;
}

const asState = ({ avatar, attempts, status }: AvatarRow): AvatarState => ({
  avatar,
  tentativas: attempts,
  status,
});
