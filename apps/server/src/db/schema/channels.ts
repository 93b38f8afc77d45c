import type { ChannelOrder, ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { icps } from './icp.ts';
import type { SecondWeek } from './second-week.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const icp = () =>
  text('icp_id')
    .notNull()
    .references(() => icps.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Strategy, insights and metrics of an ICP's channels. */
export const channelPlans = pgTable(
  'channel_plans',
  {
    icpId: icp().primaryKey(),
    userId: owner(),
    strategy: jsonb('strategy')
      .$type<ChannelPlan['strategy'] & { order?: ChannelOrder }>()
      .notNull(),
    insights: jsonb('insights').$type<ChannelPlan['insights']>().notNull(),
    metrics: jsonb('metrics').$type<ChannelPlan['metrics']>().notNull(),
    engine: text('engine').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // For the deletion of a seller: without it, the cascade would scan the table.
  (table) => [index('channel_plans_user').on(table.userId)],
);

/** A profile as it was generated, with the second week once that has begun. */
export type StoredProfile = ChannelProfile & { secondWeek?: SecondWeek };

/** A channel that is generated again keeps its id, scripts and completed days. */
export const channels = pgTable(
  'channels',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    icpId: icp(),
    key: text('key').notNull(),
    rank: integer('rank').notNull(),
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    doneDays: smallint('done_days').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('channels_key').on(table.icpId, table.key),
    index('channels_user').on(table.userId),
  ],
);

/** One run of a generation; an ICP has at most one running. */
export const channelGenerations = pgTable(
  'channel_generations',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    icpId: icp(),
    status: text('status').$type<'generating' | 'completed' | 'error'>().notNull(),
    progress: integer('progress').notNull().default(0),
    /** Message key of the failure, translated when it is read. */
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('channel_generations_running')
      .on(table.icpId)
      .where(sql`${table.status} = 'generating'`),
    index('channel_generations_newest').on(table.icpId, table.createdAt.desc().nullsFirst()),
    index('channel_generations_user').on(table.userId),
    check('channel_generations_progress', sql`${table.progress} between 0 and 100`),
  ],
);
