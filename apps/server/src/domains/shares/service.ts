import { createHash, randomBytes } from 'node:crypto';
import type { PracticeLevel, PracticeMessage, PracticeReview } from '@salesai/contract/practice';
import type { Progress } from '@salesai/contract/progress';
import { type CreateShare, SHARE_DAYS, SHARES_MAX, type Share } from '@salesai/contract/shares';
import type { Ctx, UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import { progress } from '../practice/progress/service.ts';
import { review as reviewOf } from '../practice/review/service.ts';
import { show as sessionOf } from '../practice/sessions/service.ts';
import {
  countShares,
  deleteExpired,
  deleteShare,
  findShared,
  insertShare,
  listShares,
  type ShareRow,
} from './data.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The valid links, newest first; their addresses were shown once. */
export async function list({ db, actor }: UserCtx): Promise<Share[]> {
  return (await listShares(db, actor.id)).map(toShare);
}

/**
 * Makes a public link.
 * @throws AppError 400 without a session for a review, 404 for another seller's session, 409 for an
 * active one, for a key that was used before, and over the limit of links, 429 for too many an hour.
 */
export async function create(
  ctx: UserCtx,
  { kind, sessionId, days = SHARE_DAYS, include = {} }: CreateShare,
  key: string | null,
): Promise<Share & { url: string }> {
  const { db, actor, ports } = ctx;
  await ports.limits.consume(RULES.share, actor.id);
  if (kind === 'review') await assertReviewable(ctx, sessionId);
  await deleteExpired(db, actor.id);
  if ((await countShares(db, actor.id)) >= SHARES_MAX) {
    throw new AppError('LIMIT_REACHED', {
      message: 'errors:shares.limit',
      params: { max: SHARES_MAX },
    });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = await insertShare(db, actor.id, {
    tokenHash: hashOf(token),
    kind,
    sessionId: kind === 'review' ? (sessionId ?? null) : null,
    include,
    idempotencyKey: key,
    expiresAt: new Date(ports.now() + days * DAY_MS),
  });
  // The token of the first call is stored nowhere, so it cannot be answered again.
  if (!row) throw new AppError('CONFLICT', { message: 'errors:shares.repeated' });
  ports.countShare(kind, 'made');
  return { ...toShare(row), url: `${ports.publicUrl}/r/${token}` };
}

/** Ends a link at once. @throws AppError 404 for another seller's. */
export async function remove({ db, actor, ports }: UserCtx, id: string): Promise<void> {
  const kind = await deleteShare(db, actor.id, id);
  if (!kind) throw new AppError('NOT_FOUND', { message: 'errors:shares.notFound' });
  ports.countShare(kind, 'ended');
}

/** What a public page shows; everything that was not included is absent. */
export interface Shared {
  kind: ShareRow['kind'];
  sellerName: string | null;
  showsNumbers: boolean;
  review: {
    level: PracticeLevel;
    role: string;
    review: PracticeReview;
    log: PracticeMessage[];
  } | null;
  progress: Progress | null;
}

/** The result behind a link's token; undefined for one that is unknown, expired or revoked. */
export async function shared(ctx: Ctx, token: string): Promise<Shared | undefined> {
  // Also for an impossible token: all of them take the same time.
  const found = await findShared(ctx.db, hashOf(token));
  if (!found || !TOKEN.test(token)) return undefined;
  const { share, sellerName } = found;
  const { transcript = false, numbers = false, name = false } = share.include;
  const seller: UserCtx = { ...ctx, actor: { type: 'user', id: share.userId, loginSessionId: '' } };
  const common = {
    kind: share.kind,
    sellerName: name ? (sellerName.trim().split(/\s+/)[0] ?? null) : null,
    showsNumbers: numbers,
  };
  if (share.kind === 'progress') {
    return { ...common, review: null, progress: await progress(seller, {}) };
  }
  if (share.sessionId === null) return undefined;
  const session = await sessionOf(seller, share.sessionId);
  const review = {
    level: session.level,
    role: session.persona.role,
    review: await reviewOf(seller, share.sessionId),
    log: transcript ? session.messages : [],
  };
  return { ...common, review, progress: null };
}

async function assertReviewable(ctx: UserCtx, sessionId: string | undefined): Promise<void> {
  if (sessionId === undefined) {
    throw new AppError('INVALID_INPUT', { fields: { sessionId: 'validation:shares.session' } });
  }
  await reviewOf(ctx, sessionId);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const toShare = ({ id, kind, sessionId, include, createdAt, expiresAt }: ShareRow): Share => ({
  id,
  kind,
  sessionId,
  include,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
