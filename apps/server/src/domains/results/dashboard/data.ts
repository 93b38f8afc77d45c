import type { ResultKind } from '@salesai/contract/results';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { builtJson } from '../../../db/built-json.ts';
import type { Db } from '../../../db/client.ts';
import { results } from '../../../db/schema/results.ts';
import { type ResultRow, within } from '../data.ts';
import type { Period } from '../period.ts';

/** Results counted by one dimension; the others are null. */
export interface Tally extends Record<ResultKind, number> {
  by: 'day' | 'channel' | 'objection';
  date: string | null;
  icpId: string | null;
  channelId: string | null;
  icpName: string | null;
  channelName: string | null;
  objection: ResultRow['objection'];
  /** Of the sales, and how many of them have an amount. */
  amountCents: number;
  amounts: number;
}

/**
 * Counts the results of a period by day, by channel and by objection, in one scan. Each column is
 * read as one array, because thousands of rows take the driver four times as long.
 */
export async function tallyResults(db: Db, userId: string, period: Period): Promise<Tally[]> {
  const tallies = talliesOf(db, userId, period);
  const found = await db
    .select({
      by: tallies.by,
      dates: column<string | null>(tallies.day),
      icpIds: column<string | null>(tallies.icpId),
      channelIds: column<string | null>(tallies.channelId),
      icpNames: column<string | null>(tallies.icpName),
      channelNames: column<string | null>(tallies.channelName),
      objections: column<ResultRow['objection']>(tallies.objection),
      contacts: column<number>(tallies.contact),
      conversations: column<number>(tallies.conversation),
      proposals: column<number>(tallies.proposal),
      sales: column<number>(tallies.sale),
      losses: column<number>(tallies.loss),
      cents: column<number>(tallies.amountCents),
      amounts: column<number>(tallies.amounts),
    })
    .from(tallies)
    .groupBy(tallies.by);
  return found.flatMap(({ by, ...columns }) =>
    columns.dates.map((date, at) => ({
      by,
      date,
      icpId: columns.icpIds[at] ?? null,
      channelId: columns.channelIds[at] ?? null,
      icpName: columns.icpNames[at] ?? null,
      channelName: columns.channelNames[at] ?? null,
      objection: columns.objections[at] ?? null,
      contact: columns.contacts[at] ?? 0,
      conversation: columns.conversations[at] ?? 0,
      proposal: columns.proposals[at] ?? 0,
      sale: columns.sales[at] ?? 0,
      loss: columns.losses[at] ?? 0,
      amountCents: columns.cents[at] ?? 0,
      amounts: columns.amounts[at] ?? 0,
    })),
  );
}

/** All values of a column in one array. */
const column = <T>(values: SQLWrapper): SQL<T[]> => builtJson(sql<T[]>`json_agg(${values})`);

function talliesOf(db: Db, userId: string, period: Period) {
  const source = db
    .select({
      kind: results.kind,
      day: sql`(${results.at} at time zone ${period.tz})::date`.as('day'),
      icpId: results.icpId,
      channelId: results.channelId,
      icpName: results.icpName,
      channelName: results.channelName,
      objection: results.objection,
      amountCents: results.amountCents,
    })
    .from(results)
    .where(within(userId, period))
    .as('source');
  const count = (kind: ResultKind) =>
    sql<number>`count(*) filter (where ${source.kind} = ${kind})`.as(kind);
  const ofSales = sql`filter (where ${source.kind} = 'sale')`;
  return db
    .select({
      by: sql<Tally['by']>`case when grouping(${source.day}) = 0 then 'day'
        when grouping(${source.objection}) = 0 then 'objection' else 'channel' end`.as('by'),
      day: source.day,
      icpId: source.icpId,
      channelId: source.channelId,
      icpName: sql`max(${source.icpName})`.as('icp_name'),
      channelName: sql`max(${source.channelName})`.as('channel_name'),
      objection: source.objection,
      contact: count('contact'),
      conversation: count('conversation'),
      proposal: count('proposal'),
      sale: count('sale'),
      loss: count('loss'),
      amountCents: sql`coalesce(sum(${source.amountCents}) ${ofSales}, 0)`.as('amount_cents'),
      amounts: sql`count(${source.amountCents}) ${ofSales}`.as('amounts'),
    })
    .from(source)
    .groupBy(
      sql`grouping sets ((${source.day}), (${source.icpId}, ${source.channelId}), (${source.objection}))`,
    )
    .as('tallies');
}

/** Results of one kind. */
export interface KindTally {
  kind: ResultKind;
  count: number;
  amountCents: number;
}

/** Counts the results of a period by kind. */
export async function tallyKinds(db: Db, userId: string, period: Period): Promise<KindTally[]> {
  return db
    .select({
      kind: results.kind,
      count: sql`count(*)`.mapWith(Number),
      amountCents: sql`coalesce(sum(${results.amountCents}), 0)`.mapWith(Number),
    })
    .from(results)
    .where(within(userId, period))
    .groupBy(results.kind);
}
