import { randomUUID } from 'node:crypto';
import type { BuyerBubble, PracticeState } from '@salesai/engine/practice';
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import {
  practiceEntries,
  practiceSessions,
  type TurnOutcome,
} from '../../../db/schema/practice.ts';
import { MESSAGE_COLUMNS, type MessageRow, type SessionRow } from '../data.ts';

/** How a turn begins: the seller writes, or time passes. */
export type TurnStart = { clientId: string | null } & (
  | { kind: 'seller'; text: string }
  | { kind: 'wait'; hours: number }
);

/** A turn that is about to be stored. */
export interface NewTurn {
  start: TurnStart;
  read: boolean;
  bubbles: readonly BuyerBubble[];
  outcome: TurnOutcome;
  state: PracticeState;
  /** What made the words of the bubbles. */
  engine: string;
}

/** The entries of the turn that began with a caller's id; none when it is unknown. */
export async function findTurn(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  kind: TurnStart['kind'],
  clientId: string,
): Promise<MessageRow[]> {
  const start = db
    .select({ place: practiceEntries.place })
    .from(practiceEntries)
    .where(
      and(
        eq(practiceEntries.sessionId, sessionId),
        eq(practiceEntries.clientId, clientId),
        eq(practiceEntries.kind, kind),
      ),
    );
  return db
    .select(MESSAGE_COLUMNS)
    .from(practiceEntries)
    .where(
      and(
        eq(practiceEntries.sessionId, sessionId),
        eq(practiceEntries.userId, userId),
        inArray(practiceEntries.turn, start),
      ),
    )
    .orderBy(asc(practiceEntries.place));
}

/** The buyer's state where a session was read; the opening state before the first turn. */
export async function findState(db: Db, session: SessionRow): Promise<PracticeState> {
  const [row] = await db
    .select({ state: practiceEntries.state })
    .from(practiceEntries)
    .where(and(ofSession(session), isNotNull(practiceEntries.state)))
    .orderBy(desc(practiceEntries.place))
    .limit(1);
  return row?.state ?? session.openingState;
}

/** The newest messages, oldest first. */
export async function newestMessages(db: Db, session: SessionRow, limit: number) {
  const rows = await db
    .select({ kind: practiceEntries.kind, text: practiceEntries.text })
    .from(practiceEntries)
    .where(and(ofSession(session), inArray(practiceEntries.kind, ['seller', 'buyer'])))
    .orderBy(desc(practiceEntries.place))
    .limit(limit);
  return rows
    .reverse()
    .flatMap(({ kind, text }) =>
      (kind === 'seller' || kind === 'buyer') && text !== null ? [{ from: kind, text }] : [],
    );
}

/**
 * Appends a turn to the log of an active session.
 * @param session as it was read before the turn.
 * @returns the stored entries; undefined when it has changed, ended or been deleted since.
 */
export async function appendTurn(
  tx: Tx,
  session: SessionRow,
  turn: NewTurn,
): Promise<MessageRow[] | undefined> {
  const entries = entriesOf(session, turn);
  const messages = entries.filter(({ n }) => n !== null).length;
  const { status, mood, clock } = turn.outcome;
  const [continued] = await tx
    .update(practiceSessions)
    .set({
      ...{ status, mood, clock },
      entries: session.entries + entries.length,
      messages: session.messages + messages,
      ...(status === 'active' ? {} : { endedAt: sql`now()` }),
    })
    .where(unchanged(session))
    .returning({ id: practiceSessions.id });
  if (!continued) return undefined;
  const stored = await tx.insert(practiceEntries).values(entries).returning(MESSAGE_COLUMNS);
  return stored;
}

/** The last entry of a session as it was read. */
export async function lastEntry(db: Db, session: SessionRow) {
  const [row] = await db
    .select({ kind: practiceEntries.kind, text: practiceEntries.text })
    .from(practiceEntries)
    .where(ofSession(session))
    .orderBy(desc(practiceEntries.place))
    .limit(1);
  return row;
}

/** Notes a hint in the log of an active session. @returns whether the session is as it was read. */
export async function appendHint(
  tx: Tx,
  session: SessionRow,
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  const { id: sessionId, userId, clock: at } = session;
  const place = session.entries + 1;
  const [continued] = await tx
    .update(practiceSessions)
    .set({ entries: place })
    .where(unchanged(session))
    .returning({ id: practiceSessions.id });
  if (!continued) return false;
  const entry = { id, userId, sessionId, place, turn: place, kind: 'hint' as const, text, at };
  await tx.insert(practiceEntries).values(entry);
  return true;
}

const unchanged = (session: SessionRow) =>
  and(
    eq(practiceSessions.id, session.id),
    eq(practiceSessions.userId, session.userId),
    eq(practiceSessions.entries, session.entries),
    eq(practiceSessions.status, 'active'),
  );

function entriesOf(session: SessionRow, { start, ...turn }: NewTurn) {
  const { id: sessionId, userId, clock } = session;
  const turnPlace = session.entries + 1;
  const isMessage = start.kind === 'seller';
  const firstBubble = session.messages + (isMessage ? 2 : 1);
  const common = { userId, sessionId, turn: turnPlace };
  return [
    {
      ...common,
      ...start,
      id: randomUUID(),
      place: turnPlace,
      n: isMessage ? session.messages + 1 : null,
      at: clock,
      read: turn.read,
      outcome: turn.outcome,
      state: turn.state,
    },
    ...turn.bubbles.map(({ text, at }, index) => ({
      ...common,
      id: randomUUID(),
      kind: 'buyer' as const,
      place: turnPlace + 1 + index,
      n: firstBubble + index,
      text,
      at,
      engine: turn.engine,
    })),
  ];
}

/** The entries up to where the session was read. */
const ofSession = ({ id, userId, entries }: SessionRow) =>
  and(
    eq(practiceEntries.sessionId, id),
    eq(practiceEntries.userId, userId),
    lt(practiceEntries.place, entries + 1),
  );
