import {
  type LogResult,
  RESULTS_PER_DAY_MAX,
  type Result,
  type ResultFilter,
  type resultsRoutes,
} from '@salesai/contract/results';
import type { RouteOutput } from '@salesai/contract/route';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import { clockOf, dateIn } from '../../seller-day.ts';
import { csvOf } from './csv.ts';
import {
  countResults,
  deleteResult,
  findNames,
  findResult,
  findResultByKey,
  insertResult,
  listResults,
  type ResultRow,
  type ResultValues,
  updateResult,
} from './data.ts';
import { type Period, periodOf } from './period.ts';

type Query = Parameters<typeof periodOf>[0];

/** Of one CSV file. */
const LISTED_MAX = 50_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One page of the results of a period, newest first. @throws AppError 400 for an impossible period. */
export async function list(
  { db, actor, ports }: UserCtx,
  { page, limit, ...query }: Query & ResultFilter & { page: number; limit: number },
): Promise<RouteOutput<typeof resultsRoutes.list>> {
  const period = periodOf(query, ports.now());
  const rows = await listResults(db, actor.id, period, {
    filter: query,
    limit,
    offset: (page - 1) * limit,
  });
  const isWhole = page === 1 && rows.length < limit;
  const total = isWhole ? rows.length : await countResults(db, actor.id, period, query);
  return { results: rows.map(toResult), page, limit, total };
}

/** The results of a period as CSV, in the seller's language and the time zone of the period. @throws AppError 400 for an impossible period. */
export async function download(ctx: UserCtx, query: Query): Promise<string> {
  const t = translatorFor(ctx.language);
  const period = periodOf(query, ctx.ports.now());
  const rows = await listResults(ctx.db, ctx.actor.id, period, { limit: LISTED_MAX });
  const amounts = new Intl.NumberFormat(ctx.language, {
    useGrouping: false,
    maximumFractionDigits: 2,
  });
  return csvOf(rows.map(toResult), {
    header: (column) => t(`resultTexts:column.${column}`),
    kind: (kind) => t(`resultTexts:kind.${kind}`),
    objection: (objection) => t(`objections:${objection}`),
    at: clockOf(period.tz, ctx.language),
    amount: (amount) => amounts.format(amount),
    separator: amounts.format(0.5).includes(',') ? ';' : ',',
  });
}

/**
 * Logs a result. The same key again returns the stored one.
 * @throws AppError 404 for another seller's ICP or channel, 400 for a date in the future, 409 after
 * too many results on one day, 429 over the limit.
 */
export async function log(ctx: UserCtx, entry: LogResult, key: string | null): Promise<Result> {
  const { db, actor, ports } = ctx;
  const now = ports.now();
  const at = dateOf(entry.at, now);
  const stored = key === null ? undefined : await findResultByKey(db, actor.id, key);
  if (stored) return toResult(stored);
  await ports.limits.consume(RULES.result, actor.id);
  await assertBelowLimit(ctx, at);
  const values = { ...valuesOf(entry), ...(await namesOf(ctx, entry)), kind: entry.kind, at };
  const row = await insertResult(db, actor.id, { ...values, idempotencyKey: key });
  if (row) ports.countResult(row.kind);
  // A concurrent call with the same key was first.
  const saved = row ?? (key === null ? undefined : await findResultByKey(db, actor.id, key));
  if (!saved) throw new AppError('CONFLICT');
  return toResult(saved);
}

/** Corrects a result. @throws AppError 404 for another seller's, else as {@link log}. */
export async function update(
  ctx: UserCtx,
  id: string,
  change: Partial<LogResult>,
): Promise<Result> {
  const { db, actor, ports } = ctx;
  const found = assertFound(await findResult(db, actor.id, id));
  const names =
    change.icpId === undefined && change.channelId === undefined
      ? {}
      : await namesOf(ctx, { icpId: found.icpId, channelId: found.channelId, ...change });
  const at = change.at === undefined ? undefined : dateOf(change.at, ports.now());
  if (at && dayOf(at) !== dayOf(found.at)) await assertBelowLimit(ctx, at);
  const kind = change.kind === undefined ? {} : { kind: change.kind };
  const values = { ...valuesOf(change), ...names, ...(at && { at }), ...kind };
  if (Object.keys(values).length === 0) return toResult(found);
  return toResult(assertFound(await updateResult(db, actor.id, id, values)));
}

/** @throws AppError 404 for another seller's result. */
export async function remove({ db, actor }: UserCtx, id: string): Promise<void> {
  if (!(await deleteResult(db, actor.id, id))) throw notFound();
}

/** Only the columns that the entry names. */
function valuesOf({ amount, objection, note }: Partial<LogResult>): Partial<ResultValues> {
  return {
    ...(amount === undefined ? {} : { amountCents: toCents(amount) }),
    ...(objection === undefined ? {} : { objection }),
    ...(note === undefined ? {} : { note: note || null }),
  };
}

const toCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

/** Now by default. @throws AppError 400 for a date more than a day in the future. */
function dateOf(at: string | undefined, now: number): Date {
  const date = at === undefined ? new Date(now) : new Date(at);
  if (date.getTime() > now + DAY_MS) {
    throw new AppError('INVALID_INPUT', { fields: { at: 'validation:results.future' } });
  }
  return date;
}

/** The ICP and the channel with their present names. @throws AppError 404 for another seller's. */
async function namesOf({ db, actor }: UserCtx, { icpId, channelId }: Partial<LogResult>) {
  const names = await findNames(db, actor.id, {
    icpId: icpId ?? null,
    channelId: channelId ?? null,
  });
  if (!names) throw new AppError('NOT_FOUND', { message: 'errors:results.icpOrChannel' });
  return names;
}

const dayOf = (at: Date) => dateIn('UTC', at.getTime());

async function assertBelowLimit({ db, actor }: UserCtx, at: Date): Promise<void> {
  const day: Period = { from: dayOf(at), to: dayOf(at), tz: 'UTC' };
  if ((await countResults(db, actor.id, day)) < RESULTS_PER_DAY_MAX) return;
  throw new AppError('LIMIT_REACHED', {
    message: 'errors:results.limit',
    params: { max: RESULTS_PER_DAY_MAX },
  });
}

const notFound = () => new AppError('NOT_FOUND', { message: 'errors:results.notFound' });

function assertFound(row: ResultRow | undefined): ResultRow {
  if (!row) throw notFound();
  return row;
}

function toResult({ amountCents, at, createdAt, ...row }: ResultRow): Result {
  const { id, kind, icpId, channelId, icpName, channelName, objection, note } = row;
  const amount = amountCents === null ? null : amountCents / 100;
  const times = { at: at.toISOString(), createdAt: createdAt.toISOString() };
  return { id, kind, icpId, channelId, icpName, channelName, amount, objection, note, ...times };
}
