import {
  PRACTICE_MAX_AUDIO_BYTES,
  PRACTICE_MESSAGE_MAX,
  type PracticeEvent,
  type PracticeMessage,
  type PracticeReply,
  type PracticeWait,
} from '@salesai/contract/practice';
import type { Context } from 'hono';
import type { UserCtx } from '../../../context.ts';
import { type AdmittedTurn, admitTurn } from '../../../conversation/admission.ts';
import type { Emit } from '../../../conversation/event-stream.ts';
import { transcribe } from '../../../conversation/transcription.ts';
import { runTurn } from '../../../conversation/turn.ts';
import type { TurnOutcome } from '../../../db/schema/practice.ts';
import { AppError } from '../../../http/app-error.ts';
import { idempotencyKey } from '../../../http/idempotency-key.ts';
import { RULES } from '../../../http/rules.ts';
import type { MessageRow, SessionRow } from '../data.ts';
import { owned } from '../sessions/service.ts';
import { setupIn } from '../setup.ts';
import { toMessages } from '../view.ts';
import { appendTurn, findState, findTurn, type TurnStart } from './data.ts';
import { type Message, parseMessage, requireContent } from './message.ts';
import { type WordedTurn, worded } from './words.ts';

/** What a turn brought. */
interface TurnResult extends TurnOutcome {
  messages: PracticeMessage[];
}

/** A turn that was taken before, or that can be taken now. */
type OpenTurn = { known: TurnResult } | { session: SessionRow; start: TurnStart };

/**
 * Reads a message to the buyer.
 * @throws AppError 404 for another seller's session, 409 for one that has ended, 422 for an empty
 * message; and as admission and transcription do.
 */
export async function admit(
  ctx: UserCtx,
  raw: Context,
  sessionId: string,
): Promise<AdmittedTurn<OpenTurn>> {
  const key = idempotencyKey(raw);
  return admitTurn(ctx, raw, {
    rule: RULES.practiceTurn,
    maxAudioBytes: PRACTICE_MAX_AUDIO_BYTES,
    acceptsJson: true,
    open: (form) => openMessage(ctx, sessionId, parseMessage(form, key)),
  });
}

async function openMessage(ctx: UserCtx, sessionId: string, message: Message): Promise<OpenTurn> {
  const { clientId } = message;
  const session = await owned(ctx, sessionId);
  const known = await takenBefore(ctx, session, { kind: 'seller', clientId });
  if (known) return { known };
  const content = requireContent(message);
  assertActive(session);
  const text =
    typeof content === 'string'
      ? content
      : await transcribe(ctx, content, { maxLength: PRACTICE_MESSAGE_MAX });
  return { session, start: { kind: 'seller', text, clientId } };
}

/**
 * Sends a message and returns what the buyer answers; a message sent before adds nothing.
 * @throws AppError 409 when another message was first or the session has ended, 503.
 */
export async function send(
  ctx: UserCtx,
  open: OpenTurn,
  emit: Emit<PracticeEvent> = () => undefined,
): Promise<PracticeReply> {
  const { messages, status, mood } = 'known' in open ? open.known : await take(ctx, open, emit);
  for (const message of messages) emit({ type: 'message', ...message });
  return { messages, status, mood };
}

/** Lets simulated time pass. @param key the caller's `Idempotency-Key`. @throws AppError as {@link send}. */
export async function wait(
  ctx: UserCtx,
  sessionId: string,
  { hours, key }: { hours: number; key: string | null },
): Promise<PracticeWait> {
  const session = await owned(ctx, sessionId);
  await ctx.ports.limits.consume(RULES.practiceTurn, ctx.actor.id);
  const start = { kind: 'wait', hours, clientId: key } as const;
  const known = await takenBefore(ctx, session, start);
  if (!known) assertActive(session);
  const { messages, status, clock } = known ?? (await take(ctx, { session, start }));
  return { messages, status, clock };
}

/** Takes and stores a turn, whether or not its caller still waits. */
function take(
  ctx: UserCtx,
  { session, start }: { session: SessionRow; start: TurnStart },
  emit: Emit<PracticeEvent> = () => undefined,
): Promise<TurnResult> {
  return runTurn(ctx, {
    key: `practice:${session.id}`,
    failure: 'errors:practice.turn',
    reply: (signal) => decided(ctx, session, { start, signal, emit }),
    store: (turn) => store(ctx, session, start, turn),
  });
}

async function decided(
  ctx: UserCtx,
  session: SessionRow,
  { start, signal, emit }: { start: TurnStart; signal: AbortSignal; emit: Emit<PracticeEvent> },
): Promise<WordedTurn> {
  const { db, ports } = ctx;
  const setup = setupIn(session);
  const state = await findState(db, session);
  const turn =
    start.kind === 'seller'
      ? await ports.workers.run('practiceReceive', [setup, state, start.text], { signal })
      : await ports.workers.run('practicePassTime', [setup, state, start.hours], { signal });
  if (turn.bubbles.length > 0) emit({ type: 'typing' });
  return worded(ctx, session, { start, turn, signal });
}

/** One transaction: after a crash a turn is stored as a whole or not at all. */
async function store(
  ctx: UserCtx,
  session: SessionRow,
  start: TurnStart,
  { bubbles, status, mood, clock, read, state, engine }: WordedTurn,
): Promise<TurnResult> {
  const outcome = { status, mood, clock };
  const stored = await ctx.db.transaction((tx) =>
    appendTurn(tx, session, { start, read, bubbles, outcome, state, engine }),
  );
  if (stored) {
    if (status !== 'active') ctx.ports.countPracticeSession(status);
    return { messages: toMessages(ctx, stored), ...outcome };
  }
  const known = await takenBefore(ctx, session, start);
  if (known) return known;
  assertActive(await owned(ctx, session.id));
  throw new AppError('CONFLICT', { message: 'errors:practice.busy', retryAfter: 1 });
}

/**
 * The result of the turn that began with the same id of the caller.
 * @param session read before: what was stored since then makes storing another turn fail.
 */
async function takenBefore(
  ctx: UserCtx,
  { id: sessionId }: SessionRow,
  { kind, clientId }: Pick<TurnStart, 'kind' | 'clientId'>,
): Promise<TurnResult | undefined> {
  if (clientId === null) return undefined;
  const entries = await findTurn(ctx.db, { userId: ctx.actor.id, sessionId }, kind, clientId);
  const outcome = outcomeOf(entries);
  return outcome && { messages: toMessages(ctx, entries), ...outcome };
}

const outcomeOf = (entries: readonly MessageRow[]): TurnOutcome | undefined =>
  entries[0]?.outcome ?? undefined;

/** @throws AppError 409 for a session that has ended. */
export function assertActive({ status }: SessionRow): void {
  if (status !== 'active') throw new AppError('CONFLICT', { message: 'errors:practice.ended' });
}
