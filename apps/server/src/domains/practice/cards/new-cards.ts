import { createHash } from 'node:crypto';
import { CARD_ANSWER_MAX, CARD_LINE_MAX } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { PracticeReview } from '@salesai/contract/practice';
import type { UserCtx } from '../../../context.ts';
import type { NewCard } from './data.ts';
import { cardsOf, type MadeCard } from './made-cards.ts';
import { firstDue, newMemory } from './schedule.ts';

/** What making a card needs. A card of the same `source` is stored once. */
type CardCtx = Pick<UserCtx, 'ports' | 'signal'>;

/** A card of a line of a buyer. */
export async function cardOfLine(
  ctx: CardCtx,
  line: { icpId: string | null; buyerLine: string; answered: string | null },
): Promise<NewCard> {
  const objection = await objectionIn(ctx, line.buyerLine);
  return {
    source: `line:${line.icpId ?? ''}:${hashOf(line.buyerLine)}`,
    kind: objection ? 'objection' : 'reflection',
    ...line,
    objection,
    ...scheduleFrom(ctx),
  };
}

/** A card of a line of the seller that the coach judged, with the buyer's line of an exercise. */
export async function cardOfOwnLine(
  ctx: CardCtx,
  judged: { line: string; buyerLine?: string | null | undefined },
  icpId: string | null,
): Promise<NewCard> {
  const { ports, signal } = ctx;
  const line = judged.line.slice(0, CARD_ANSWER_MAX);
  const buyerLine = judged.buyerLine?.slice(0, CARD_LINE_MAX) ?? null;
  const own = await ports.workers.run('practiceOwnLine', { line, buyerLine }, { signal });
  return {
    source: `own:${hashOf(`${buyerLine}\n${line}`)}`,
    ...own,
    icpId,
    buyerLine,
    answered: line,
    ...scheduleFrom(ctx),
  };
}

/** A card of an objection as buyers say it. */
export const cardOfObjection = (
  ctx: CardCtx,
  objection: ObjectionKey,
  buyerLine: string,
): NewCard => ({
  source: `objection:${objection}:${hashOf(buyerLine)}`,
  kind: 'objection',
  buyerLine,
  objection,
  ...scheduleFrom(ctx),
});

/** The cards that a review asks for. */
export function cardsOfReview(
  ctx: CardCtx,
  session: { id: string; icpId: string },
  review: PracticeReview,
  log: Parameters<typeof cardsOf>[2],
): Promise<NewCard[]> {
  const { id: sessionId, icpId } = session;
  const schedule = scheduleFrom(ctx);
  const objectionOf = async ({ kind, buyerLine }: MadeCard) =>
    kind === 'objection' && buyerLine !== null ? objectionIn(ctx, buyerLine) : null;
  return Promise.all(
    cardsOf(sessionId, review, log).map(async (card) => {
      const objection = await objectionOf(card);
      return { ...card, sessionId, icpId, objection, ...schedule };
    }),
  );
}

async function objectionIn({ ports, signal }: CardCtx, buyerLine: string) {
  return (await ports.workers.run('practiceCardLine', { buyerLine }, { signal })).objection;
}

function scheduleFrom({ ports }: CardCtx): Pick<NewCard, 'memory' | 'dueAt'> {
  const now = new Date(ports.now());
  return { memory: newMemory(now), dueAt: firstDue(now) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
