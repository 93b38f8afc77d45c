import {
  PRACTICE_ACTS,
  PRACTICE_CRITERIA,
  PRACTICE_LEVELS,
  type PracticeContest,
  type PracticeReview,
  type PracticeRubric,
} from '@salesai/contract/practice';
import type { PracticeEntry } from '@salesai/engine/practice';
import { REVIEW_VERSION, WEIGHTS } from '@salesai/engine/practice/rubric';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../../context.ts';
import { withinBudget } from '../../../generation.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import * as cards from '../cards/service.ts';
import { listMessages, type MessageRow, type SessionRow } from '../data.ts';
import { owned } from '../sessions/service.ts';
import { setupIn } from '../setup.ts';
import { type Contested, saveReview, unscoredSessions } from './data.ts';

/** Everything that a mark rests on, in the caller's language. */
export function rubric({ language }: UserCtx): PracticeRubric {
  const t = translatorFor(language);
  return {
    version: REVIEW_VERSION,
    criteria: PRACTICE_CRITERIA.map((key) => ({
      key,
      weight: WEIGHTS[key],
      title: t(`rubric:criteria.${key}.title`),
      rule: t(`rubric:criteria.${key}.rule`),
    })),
    acts: PRACTICE_ACTS.map((key) => ({
      key,
      title: t(`rubric:acts.${key}.title`),
      description: t(`rubric:acts.${key}.description`),
    })),
    levels: PRACTICE_LEVELS.map((key) => ({
      key,
      title: t(`rubric:levels.${key}.title`),
      description: t(`rubric:levels.${key}.description`),
    })),
  };
}

/**
 * The review of a session, scored once and stored.
 * @throws AppError 404 for another seller's session, 409 while it is active, 503.
 */
export async function review(ctx: UserCtx, sessionId: string): Promise<PracticeReview> {
  return storedReview(ctx, await ended(ctx, sessionId));
}

/**
 * Corrects which act a message was and scores again; the recognised act puts it back.
 * @returns the review, and the score before and after.
 * @throws AppError 404 for an unknown message, 422 for one that is not the seller's, 409 when another
 * correction was first; and as {@link review}.
 */
export async function contest(
  ctx: UserCtx,
  sessionId: string,
  { messageId, act }: PracticeContest,
): Promise<{ before: number; after: number; review: PracticeReview }> {
  await ctx.ports.limits.consume(RULES.practiceContest, ctx.actor.id);
  const session = await ended(ctx, sessionId);
  const log = await listMessages(ctx.db, ctx.actor.id, [sessionId]);
  assertFromSeller(log.find(({ id }) => id === messageId));
  const before = await storedReview(ctx, session);
  const { [messageId]: _, ...others } = session.contested;
  const recognised = await scored(ctx, session, log, others);
  const isRecognised = actsOf(recognised, messageId).includes(act);
  const contested = isRecognised ? others : { ...others, [messageId]: act };
  const made = isRecognised ? recognised : await scored(ctx, session, log, contested);
  const isCorrected = Object.keys(contested).length > 0;
  const readScore = isCorrected ? { readScore: await readScoreOf(ctx, session, log) } : {};
  const stored = await saveReview(ctx.db, session, {
    review: { ...made, ...readScore },
    contested,
  });
  if (!stored) throw new AppError('CONFLICT', { retryAfter: 1 });
  return { before: before.score, after: stored.score, review: stored };
}

/** The score without any correction. */
const readScoreOf = async (ctx: UserCtx, session: SessionRow, log: readonly MessageRow[]) =>
  (await scored(ctx, session, log, {})).score;

async function storedReview(ctx: UserCtx, session: SessionRow): Promise<PracticeReview> {
  if (session.review) return session.review;
  const { contested } = session;
  const log = await listMessages(ctx.db, ctx.actor.id, [session.id]);
  const made = await scored(ctx, session, log, contested);
  // Before the review: after a crash between both, they are made again, not lost.
  await cards.addFromReview(ctx, session, made, log.flatMap(toSaid));
  const stored = await saveReview(ctx.db, session, { review: made, contested });
  return stored ?? review(ctx, session.id);
}

/** Sessions that are scored in one call; the others follow with the next one. */
const SCORED_AT_ONCE = 10;

/** Scores ended sessions that nobody has looked at yet, which makes their cards. */
export async function scoreEnded(ctx: UserCtx): Promise<void> {
  for (const session of await unscoredSessions(ctx.db, ctx.actor.id, SCORED_AT_ONCE)) {
    await storedReview(ctx, session);
  }
}

const toSaid = ({ id, kind, text }: MessageRow) =>
  kind === 'wait' || kind === 'hint' || text === null ? [] : [{ id, from: kind, text }];

function scored(
  ctx: UserCtx,
  session: SessionRow,
  log: readonly MessageRow[],
  contested: Contested,
): Promise<PracticeReview> {
  const entries = log.flatMap((row) => toEntry(row) ?? []);
  return withinBudget(ctx, 'errors:practice.review', (signal) =>
    ctx.ports.workers.run(
      'practiceReview',
      [setupIn(session), entries, session.status, contested],
      { signal },
    ),
  );
}

function toEntry({ id, kind, text, hours, at }: MessageRow): PracticeEntry | undefined {
  if (kind === 'wait') return hours === null ? undefined : { kind, hours };
  if (text === null) return undefined;
  return kind === 'hint' ? { kind, text } : { kind, messageId: id, text, at };
}

const actsOf = ({ trace }: PracticeReview, messageId: string) =>
  trace
    .filter((one) => one.messageId === messageId)
    .flatMap(({ acts }) => acts.map(({ act }) => act));

async function ended(ctx: UserCtx, id: string): Promise<SessionRow> {
  const session = await owned(ctx, id);
  if (session.status !== 'active') return session;
  throw new AppError('CONFLICT', { message: 'errors:practice.notEnded' });
}

function assertFromSeller(message: MessageRow | undefined): void {
  if (!message) throw new AppError('NOT_FOUND');
  if (message.kind !== 'seller') {
    throw new AppError('UNPROCESSABLE', { message: 'errors:practice.notSeller' });
  }
}
