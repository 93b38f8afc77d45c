import type {
  BriefingFact,
  PracticeAct,
  PracticeLevel,
  PracticeMood,
  PracticeOffer,
  PracticePersona,
  PracticeReview,
  PracticeScene,
  PracticeStatus,
} from '@salesai/contract/practice';
import type { PracticeSetup, PracticeState } from '@salesai/engine/practice';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** Practice sessions. Each has a copy of what it was made from, so it does not need its ICP any more. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a reference: it stays when the ICP is deleted. */
    icpId: text('icp_id').notNull(),
    /** The caller's key; another call with it creates nothing. */
    idempotencyKey: text('idempotency_key'),
    level: text('level').$type<PracticeLevel>().notNull(),
    scene: text('scene').$type<PracticeScene>().notNull(),
    seed: integer('seed').notNull(),
    offer: jsonb('offer').$type<PracticeOffer>().notNull(),
    source: jsonb('source').$type<PracticeSource>().notNull(),
    persona: jsonb('persona').$type<PracticePersona & { avatar: string }>().notNull(),
    briefing: jsonb('briefing').$type<BriefingFact[]>().notNull(),
    /** The buyer's state before the first entry. */
    openingState: jsonb('opening_state').$type<PracticeState>().notNull(),
    status: text('status').$type<PracticeStatus>().notNull().default('active'),
    mood: text('mood').$type<PracticeMood>().notNull(),
    /** Simulated time, ISO 8601. */
    clock: text('clock').notNull(),
    /** The numbers of stored entries and messages; a turn continues the log only where it began. */
    entries: integer('entries').notNull().default(0),
    messages: integer('messages').notNull().default(0),
    imported: boolean('imported').notNull().default(false),
    /** Null until it is read first. */
    review: jsonb('review').$type<PracticeReview>(),
    /** Acts that the seller corrected, by message. */
    contested: jsonb('contested').$type<Record<string, PracticeAct>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('practice_sessions_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('practice_sessions_active')
      .on(table.userId, table.icpId)
      .where(sql`${table.status} = 'active'`),
    index('practice_sessions_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
  ],
);

/** The append-only log of a session: messages, simulated time that passed, and hints. */
export const practiceEntries = pgTable(
  'practice_entries',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => practiceSessions.id, { onDelete: 'cascade' }),
    /** Position in the log, from 1. */
    place: integer('place').notNull(),
    /** The `place` of the entry that began the turn: a message of the seller, or time that passed. */
    turn: integer('turn').notNull(),
    kind: text('kind').$type<'seller' | 'buyer' | 'wait' | 'hint'>().notNull(),
    /** Position among the messages, from 1; null for time and hints. */
    n: integer('n'),
    /** The caller's id of the entry that began a turn; another call with it adds nothing. */
    clientId: text('client_id'),
    text: text('text'),
    hours: integer('hours'),
    /** Simulated time, ISO 8601. */
    at: text('at').notNull(),
    /** Whether the buyer has read a message within its turn. */
    read: boolean('read').notNull().default(false),
    /** What made the words of the buyer. */
    engine: text('engine'),
    /** The result of the turn, in the entry that began it. */
    outcome: jsonb('outcome').$type<TurnOutcome>(),
    /** The buyer's state after the turn, in the entry that began it. */
    state: jsonb('state').$type<PracticeState>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('practice_entries_place').on(table.sessionId, table.place),
    unique('practice_entries_n').on(table.sessionId, table.n),
    unique('practice_entries_client').on(table.sessionId, table.clientId, table.kind),
    index('practice_entries_user').on(table.userId),
  ],
);

/** What the buyer was made from, beside level, scene, seed and offer. */
export type PracticeSource = Omit<PracticeSetup, 'level' | 'scene' | 'seed' | 'offer'>;

/** What a turn answers again when it is repeated. */
export interface TurnOutcome {
  status: PracticeStatus;
  mood: PracticeMood;
  clock: string;
}
