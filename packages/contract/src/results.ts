import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { ObjectionKey } from './objections.ts';
import { route } from './route.ts';

export const RESULT_KINDS = ['contact', 'conversation', 'proposal', 'sale', 'loss'] as const;
export const ResultKind = z.enum(RESULT_KINDS);
export type ResultKind = z.infer<typeof ResultKind>;

/** In R$. */
export const RESULT_AMOUNT_MAX = 1_000_000_000;
export const RESULT_NOTE_MAX = 500;
/** Entries of one seller that one of their days has, and that they may log in a day. */
export const RESULTS_PER_DAY_MAX = 10_000;
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

const Amount = z
  .number('validation:results.amount')
  .check(
    z.gte(0, 'validation:results.amount'),
    z.lte(RESULT_AMOUNT_MAX, 'validation:results.amount'),
  );

/** PostgreSQL has no year 0, and no seller logs what happened before this. */
export const RESULT_DATE_MIN = '1900-01-01';
const isPossible = (date: string) => date >= RESULT_DATE_MIN;
const Day = z.iso
  .date('validation:results.date')
  .check(z.refine(isPossible, 'validation:results.date'));

export const Result = z.object({
  id: Id,
  kind: ResultKind,
  icpId: z.nullable(Id),
  channelId: z.nullable(Id),
  /** Their names when the result was logged: they stay when the ICP or the channel is deleted. */
  icpName: z.nullable(z.string()),
  channelName: z.nullable(z.string()),
  /** In R$. */
  amount: z.nullable(z.number()),
  /** Why the sale was lost. */
  objection: z.nullable(ObjectionKey),
  /** When it happened. */
  at: Instant,
  note: z.nullable(z.string()),
  createdAt: Instant,
});
export type Result = z.infer<typeof Result>;

export const LogResult = z.object({
  kind: ResultKind,
  icpId: z.optional(z.nullable(Id)),
  channelId: z.optional(z.nullable(Id)),
  amount: z.optional(z.nullable(Amount)),
  objection: z.optional(z.nullable(ObjectionKey)),
  /** Now when absent; at most a day in the future, for clocks that are wrong. */
  at: z.optional(Instant.check(z.refine(isPossible, 'validation:results.date'))),
  note: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(RESULT_NOTE_MAX, 'validation:tooLong'))),
  ),
});
export type LogResult = z.infer<typeof LogResult>;

/** Dates of the seller's day, both included; the last 30 days when absent. */
const Period = z.object({
  from: z.optional(Day),
  to: z.optional(Day),
  /** IANA name of the time zone. */
  tz: z.optional(z.string().check(z.maxLength(64))),
});

/** What was not logged, such as a loss without its objection. */
export const NONE = 'none';
const PAGES_MAX = 10_000;

/** Only these of a period; `none` for what was not logged. */
const ResultFilter = z.object({
  kind: z.optional(ResultKind),
  icpId: z.optional(Id),
  channelId: z.optional(Id),
  objection: z.optional(z.union([ObjectionKey, z.literal(NONE)])),
});
export type ResultFilter = z.infer<typeof ResultFilter>;

const Counts = z.object({
  contacts: z.int(),
  conversations: z.int(),
  proposals: z.int(),
  sales: z.int(),
});

/** The goal of the seller's profile against the logged results. */
export const Goal = z.object({
  value: z.number(),
  unit: z.enum(['BRL', 'sales', 'clients', 'contracts', 'leads']),
  per: z.enum(['day', 'week', 'month', 'year']),
  /** Logged in the goal's current period, which has these dates. */
  reached: z.number(),
  from: Day,
  to: Day,
  /** What is left, and how much of it a day until the period ends. */
  left: z.number(),
  daysLeft: z.int(),
  leftPerDay: z.number(),
});
export type Goal = z.infer<typeof Goal>;

export const Dashboard = z.object({
  from: Day,
  to: Day,
  funnel: Counts,
  amount: z.number(),
  /** Null without a sale that has an amount. */
  averageTicket: z.nullable(z.number()),
  losses: z.array(z.object({ objection: z.nullable(ObjectionKey), count: z.int() })),
  byChannel: z.array(
    z.extend(Counts, {
      icpId: z.nullable(Id),
      channelId: z.nullable(Id),
      icpName: z.nullable(z.string()),
      channelName: z.nullable(z.string()),
      amount: z.number(),
    }),
  ),
  byDay: z.array(z.extend(Counts, { date: Day, amount: z.number() })),
  /** The same number of days before `from`. */
  before: z.object({ funnel: Counts, amount: z.number(), losses: z.int() }),
  /** Null while no goal can be read from the profile. */
  goal: z.nullable(Goal),
  /** Whether anything was ever logged, in any period. */
  hasResults: z.boolean(),
});
export type Dashboard = z.infer<typeof Dashboard>;

const ResultParam = z.object({ id: Id });

export const resultsRoutes = {
  list: route({
    method: 'GET',
    path: '/results',
    access: 'user',
    summary: 'The logged results of a period, newest first',
    query: z.extend(Period, {
      ...ResultFilter.shape,
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGES_MAX)), 1),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(RESULTS_PER_DAY_MAX)),
        // A day is one page at most.
        RESULTS_PER_DAY_MAX,
      ),
    }),
    out: z.object({
      results: z.array(Result),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
    }),
  }),
  log: route({
    method: 'POST',
    path: '/results',
    access: 'user',
    summary: 'Logs what happened with a customer',
    body: LogResult,
    out: Result,
  }),
  update: route({
    method: 'PUT',
    path: '/results/:id',
    access: 'user',
    summary: 'Corrects a logged result',
    params: ResultParam,
    body: z.partial(LogResult),
    out: Result,
  }),
  remove: route({
    method: 'DELETE',
    path: '/results/:id',
    access: 'user',
    summary: 'Deletes a logged result',
    params: ResultParam,
    out: Done,
  }),
  download: route({
    method: 'GET',
    path: '/results/csv',
    access: 'user',
    summary: 'The logged results of a period as CSV',
    query: Period,
    media: 'text/csv',
    out: z.string(),
  }),
  dashboard: route({
    method: 'GET',
    path: '/dashboard',
    access: 'user',
    summary: 'Figures of a period, from logged results only',
    query: Period,
    out: Dashboard,
  }),
};
