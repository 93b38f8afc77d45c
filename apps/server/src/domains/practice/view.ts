import type { PracticeMessage, PracticeSession } from '@salesai/contract/practice';
import type { UserCtx } from '../../context.ts';
import { messageAudio } from './audio.ts';
import type { MessageRow, ShownSession } from './data.ts';

/**
 * A session in the contract's shape.
 * @param log messages and passed time of this session, and perhaps of others, in order.
 */
export function toSession(
  ctx: UserCtx,
  row: ShownSession,
  log: readonly MessageRow[],
): PracticeSession {
  const { id, icpId, level, scene, seed, status, offer, persona, briefing, mood, clock } = row;
  return {
    id,
    icpId,
    level,
    scene,
    seed,
    status,
    offer,
    persona,
    briefing,
    mood,
    clock,
    messages: toMessages(
      ctx,
      log.filter(({ sessionId }) => sessionId === id),
    ),
    createdAt: row.createdAt.toISOString(),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(row.imported && { imported: true }),
  };
}

/** The messages of consecutive entries; what the buyer answers or reads, the buyer has read up to there. */
export function toMessages(ctx: UserCtx, entries: readonly MessageRow[]): PracticeMessage[] {
  const lastRead = entries.findLastIndex(({ kind, read }) => kind === 'buyer' || read);
  return entries.flatMap((entry, at) => toMessage(ctx, entry, at <= lastRead) ?? []);
}

function toMessage(
  { ports, actor }: UserCtx,
  { id, n, kind, text, at }: MessageRow,
  isRead: boolean,
): PracticeMessage | undefined {
  if (kind === 'wait' || kind === 'hint' || n === null || text === null) return undefined;
  const message = { id, n, from: kind, text, at };
  if (kind === 'seller') return { ...message, read: isRead };
  const audioUrl = messageAudio.urlOf(ports, { replyId: id, loginSessionId: actor.loginSessionId });
  return audioUrl === undefined ? message : { ...message, audioUrl };
}
