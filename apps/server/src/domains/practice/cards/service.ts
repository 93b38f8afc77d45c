import type { CardResult } from '@salesai/contract/card-changes';
import type { Card } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { PracticeReview } from '@salesai/contract/practice';
import { DEFAULT_TIME_ZONE } from '@salesai/contract/results';
import type { SellerCtx, UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import { dayBounds } from '../../../seller-day.ts';
import * as coach from '../../coach/service.ts';
import * as icp from '../../icp/service.ts';
import * as scripts from '../../scripts/service.ts';
import {
  type CardRow,
  findCard,
  findCardBySource,
  findNextObjection,
  hasAnsweredObjection,
  hasCards,
  insertCards,
  listCards,
  type NewCard,
  removeCard,
  saveAnswer,
} from './data.ts';
import { cardOfLine, cardOfObjection, cardOfOwnLine, cardsOfReview } from './new-cards.ts';
import { afterAnswer, ratingOf } from './schedule.ts';

/** Of one list. */
const LISTED_MAX = 200;
/** A month: a card may stay open for days, and a device's clock may be set meanwhile. */
const SECONDS_MAX = 30 * 24 * 60 * 60;

interface CardQuery {
  due?: 'today' | undefined;
  tz?: string | undefined;
  objection?: ObjectionKey | undefined;
}

/**
 * The cards that are due today, or all; and the objection of the day, which is made from the ICPs
 * when no card is due. Null once it was answered today. Those of one objection have any date.
 */
export async function list(
  ctx: UserCtx,
  { due, tz = DEFAULT_TIME_ZONE, objection }: CardQuery,
): Promise<{ cards: Card[]; objectionOfTheDay: Card | null }> {
  if (objection) {
    return { cards: (await listOfObjection(ctx, objection)).map(toCard), objectionOfTheDay: null };
  }
  const { db, actor, ports } = ctx;
  const day = dayBounds(tz, ports.now());
  const daily = (await hasAnsweredObjection(db, actor.id, day.start))
    ? null
    : await objectionOfTheDay(ctx, day.end);
  const dueBefore = due === 'today' ? day.end : null;
  const rows = await listCards(db, actor.id, { dueBefore, limit: LISTED_MAX });
  return { cards: rows.map(toCard), objectionOfTheDay: daily && toCard(daily) };
}

/** The cards of one objection; without any, one is made of how buyers say it. */
async function listOfObjection(ctx: UserCtx, objection: ObjectionKey): Promise<CardRow[]> {
  const { db, actor, ports, signal } = ctx;
  const rows = await listCards(db, actor.id, { objection, limit: LISTED_MAX });
  if (rows.length > 0) return rows;
  const lines = await ports.workers.run('practiceObjectionLines', { objection }, { signal });
  for (const buyerLine of lines) {
    const card = cardOfObjection(ctx, objection, buyerLine);
    const [made] = await insertCards(db, actor.id, [card]);
    // What a concurrent call made counts; a deleted card does not, so the next wording gives one.
    const row = made ?? (await findCardBySource(db, actor.id, card.source));
    if (row) return [row];
  }
  return [];
}

/** Whether a seller with cards has not answered an objection on a day. */
export async function isWaiting(
  { db, actor }: SellerCtx,
  tz: string,
  now: number,
): Promise<boolean> {
  const { start } = dayBounds(tz, now);
  return (await hasCards(db, actor.id)) && !(await hasAnsweredObjection(db, actor.id, start));
}

/** The most overdue objection, else an unseen one of the ICPs, else the next one that is due. */
async function objectionOfTheDay(ctx: UserCtx, endOfDay: Date): Promise<CardRow | null> {
  const { db, actor } = ctx;
  const next = await findNextObjection(db, actor.id);
  if (next && next.dueAt <= endOfDay) return next;
  return (await unseenObjection(ctx)) ?? next ?? null;
}

/** Makes a card of the first objection of an active ICP that has none yet. */
async function unseenObjection(ctx: UserCtx): Promise<CardRow | null> {
  const { db, actor } = ctx;
  for (const { id, details } of await icp.list(ctx)) {
    for (const buyerLine of details?.comportamentoCompra.objecoesComuns ?? []) {
      const card = await cardOfLine(ctx, { icpId: id, buyerLine, answered: null });
      const [row] = await insertCards(db, actor.id, [
        { ...card, dueAt: new Date(ctx.ports.now()) },
      ]);
      if (row) return row;
    }
  }
  return null;
}

/**
 * Makes a card from a line of a buyer; a line that has one gives that one.
 * @throws AppError 404 for another seller's ICP.
 */
export async function create(
  ctx: UserCtx,
  line: {
    icpId?: string | null | undefined;
    buyerLine: string;
    answered?: string | null | undefined;
  },
): Promise<Card> {
  await ctx.ports.limits.consume(RULES.practiceCard, ctx.actor.id);
  if (line.icpId) await icp.active(ctx, line.icpId);
  const { buyerLine, icpId = null, answered = null } = line;
  return store(ctx, await cardOfLine(ctx, { buyerLine, icpId, answered }));
}

/**
 * Makes a card from a line of the seller that the coach judged; the same line gives the same card.
 * @throws AppError 404 for another seller's turn or ICP, 422 for a turn that judged no line, 409 for a
 * card that was deleted.
 */
export async function createFromCoach(
  ctx: UserCtx,
  { turnId, icpId = null }: { turnId: string; icpId?: string | null | undefined },
): Promise<Card> {
  await ctx.ports.limits.consume(RULES.practiceCard, ctx.actor.id);
  const judged = await coach.judgedLineOf(ctx, turnId);
  if (icpId !== null) await icp.active(ctx, icpId);
  return store(ctx, await cardOfOwnLine(ctx, judged, icpId));
}

/** Stores a card once. @throws AppError 409 for one that was deleted. */
async function store({ db, actor }: UserCtx, card: NewCard): Promise<Card> {
  const [row] = await insertCards(db, actor.id, [card]);
  const stored = row ?? (await findCardBySource(db, actor.id, card.source));
  if (!stored) throw new AppError('CONFLICT', { message: 'errors:cards.removed' });
  return toCard(stored);
}

/** Stores the cards that a review asks for, once. */
export async function addFromReview(
  ctx: UserCtx,
  session: { id: string; userId: string; icpId: string },
  review: PracticeReview,
  log: Parameters<typeof cardsOfReview>[3],
): Promise<void> {
  await insertCards(ctx.db, session.userId, await cardsOfReview(ctx, session, review, log));
}

/** A hint for the answer. @throws AppError 404 for another seller's card. */
export async function hint(ctx: UserCtx, id: string): Promise<{ hint: string }> {
  const card = await owned(ctx, id);
  const { signal, ports } = ctx;
  return ports.workers.run('practiceCardHint', promptOf(card), { signal });
}

/**
 * Judges an answer by the rules of practice and sets the card's next date.
 * @throws AppError 404 for another seller's card, 409 when another device answered at the same time.
 */
export async function answer(
  ctx: UserCtx,
  id: string,
  given: { text: string; hint?: boolean | undefined; seconds?: number | undefined },
): Promise<CardResult> {
  const { db, actor, ports, signal } = ctx;
  await ports.limits.consume(RULES.practiceCard, actor.id);
  const card = await owned(ctx, id);
  const input = { ...promptOf(card), answer: given.text };
  const judged = await ports.workers.run('practiceCardAnswer', input, { signal });
  const seconds =
    given.seconds === undefined ? null : Math.round(Math.min(given.seconds, SECONDS_MAX));
  const rating = ratingOf({
    passed: judged.passed,
    hint: given.hint ?? false,
    seconds,
    isFirst: card.answers === 0,
  });
  const at = new Date(ports.now());
  const memory = afterAnswer(card.memory, rating, at);
  const dueAt = new Date(memory.due);
  const stored = { text: given.text, passed: judged.passed, rating, seconds, at };
  if (!(await saveAnswer(db, card, { memory, dueAt }, stored))) {
    throw new AppError('CONFLICT', { message: 'errors:cards.answered', retryAfter: 1 });
  }
  const script = judged.passed ? await scriptSuggestion(ctx, card, given.text) : null;
  return { ...judged, rating, dueAt: memory.due, ...(script ? { script } : {}) };
}

/** Deletes a card; its source makes no new one. @throws AppError 404 for another seller's card. */
export async function remove({ db, actor }: UserCtx, id: string): Promise<void> {
  if (!(await removeCard(db, actor.id, id))) throw notFound();
}

/** The place in one of the seller's own scripts that a passed answer could replace. */
async function scriptSuggestion(ctx: UserCtx, card: CardRow, text: string) {
  if (card.icpId === null) return null;
  const own = await scripts.contentsOfIcp(ctx, card.icpId);
  const contents = own.map(({ content }) => content);
  const { ports, signal } = ctx;
  const place = await ports.workers.run(
    'practiceScriptPlace',
    { ...promptOf(card), answer: text, contents },
    { signal },
  );
  const script = place && own[place.at];
  if (!script) return null;
  const { icpId } = card;
  const { channelId, id: scriptId } = script;
  return { icpId, channelId, scriptId, before: place.before, after: place.after };
}

async function owned({ db, actor }: UserCtx, id: string): Promise<CardRow> {
  const row = await findCard(db, actor.id, id);
  if (!row) throw notFound();
  return row;
}

const notFound = () => new AppError('NOT_FOUND', { message: 'errors:cards.notFound' });

/** What the judge needs of a card. */
const promptOf = ({ kind, buyerLine, objection }: CardRow) => ({ kind, buyerLine, objection });

function toCard({ dueAt, createdAt, ...row }: CardRow): Card {
  const { id, kind, sessionId, messageId, icpId, buyerLine, answered, objection } = row;
  const times = { dueAt: dueAt.toISOString(), createdAt: createdAt.toISOString() };
  return { id, kind, sessionId, messageId, icpId, buyerLine, answered, objection, ...times };
}
