import { type AvatarState, MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { SellerProfileInput } from '@salesai/engine/port';
import type { SellerCtx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { runGeneration } from '../../generation.ts';
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

/** Generates the profile from the answers; the same answers again return the stored profile. */
export async function generate(ctx: UserCtx, answers: string): Promise<AvatarState> {
  const row = await runGeneration(ctx, {
    ...profileGeneration(ctx),
    failure: 'errors:avatar.generate',
    async prepare() {
      const existing = await findAvatar(ctx.db, ctx.actor.id);
      if (existing?.answers === answers) return { existing };
      return { input: await prepareInput(ctx, { answers, attempt: existing?.attempts ?? 0 }) };
    },
    save: (tx, { output, engine }) =>
      saveFirst(tx, ctx.actor.id, { answers, avatar: output, engine }),
  });
  return toAvatarState(row);
}

/** Generates another profile from the same answers. Only a stored one counts as an attempt. */
export async function reprocess(ctx: UserCtx): Promise<AvatarState> {
  const row = await runGeneration(ctx, {
    ...profileGeneration(ctx),
    failure: 'errors:avatar.reprocess',
    async prepare() {
      const { answers, attempts, status } = await existingAvatar(ctx);
      if (status === 'aceito') {
        throw new AppError('CONFLICT', { message: 'errors:avatar.accepted' });
      }
      if (attempts >= MAX_AVATAR_ATTEMPTS) {
        throw new AppError('LIMIT_REACHED', {
          message: 'errors:avatar.limit',
          params: { max: MAX_AVATAR_ATTEMPTS },
        });
      }
      return { input: await prepareInput(ctx, { answers, attempt: attempts + 1 }) };
    },
    save: (tx, { input, output, engine }) =>
      saveReprocessed(tx, ctx.actor.id, { avatar: output, engine, attempts: input.attempt }),
  });
  return toAvatarState(row);
}

/**
 * Marks the profile as accepted, which completes the first phase.
 * @throws AppError 404 without one.
 */
export async function accept({ db, actor }: UserCtx): Promise<AvatarState> {
  const row = await db.transaction((tx) => markAccepted(tx, actor.id));
  if (!row) throw new AppError('NOT_FOUND', { message: 'errors:avatar.none' });
  return toAvatarState(row);
}

/** Deletes the profile and its attempts; without one nothing happens. */
export async function remove({ db, actor }: UserCtx): Promise<void> {
  await deleteAvatar(db, actor.id);
}

/** The stored profile. @throws AppError 404 without one. */
export async function current(ctx: UserCtx): Promise<AvatarState> {
  return toAvatarState(await existingAvatar(ctx));
}

/** Whether there is a profile and whether it was accepted. */
export async function presence({ db, actor }: UserCtx) {
  const row = await findAvatar(db, actor.id);
  return { existe: !!row, aceito: row?.status === 'aceito', status: row?.status ?? null };
}

/** The seller's answers, for the domains that build on them; null without a profile. */
export async function sellerAnswers({ db, actor }: SellerCtx): Promise<QuestionAnswer[] | null> {
  const row = await findAvatar(db, actor.id);
  return row ? parseCompiledAnswers(row.answers) : null;
}

/** The answers with the time of the profile; null without a profile. */
export async function datedAnswers(
  ctx: SellerCtx,
): Promise<{ answers: QuestionAnswer[]; createdAt: Date } | null> {
  const row = await findAvatar(ctx.db, ctx.actor.id);
  return row ? { answers: parseCompiledAnswers(row.answers), createdAt: row.createdAt } : null;
}

/** First generation and reprocessing share a key: both write the one profile of a seller. */
const profileGeneration = ({ actor }: UserCtx) => ({
  key: `avatar:${actor.id}`,
  job: 'sellerProfile' as const,
  notify: (tx: Tx) =>
    notify(tx, actor.id, { kind: 'avatar.ready', href: webLink(WEB_PATHS.avatarOnboarding) }),
});

async function prepareInput(
  ctx: UserCtx,
  { answers, attempt }: { answers: string; attempt: number },
): Promise<SellerProfileInput> {
  const { name } = await users.profile(ctx);
  return {
    answers: parseCompiledAnswers(answers),
    attempt,
    sellerName: name,
    language: ctx.language,
  };
}

async function existingAvatar({ db, actor }: UserCtx): Promise<AvatarRow> {
  const row = await findAvatar(db, actor.id);
  if (!row) throw new AppError('NOT_FOUND', { message: 'errors:avatar.none' });
  return row;
}

const toAvatarState = ({ avatar, attempts, status }: AvatarRow): AvatarState => ({
  avatar,
  tentativas: attempts,
  status,
});
