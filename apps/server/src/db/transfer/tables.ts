import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../client.ts';

/** A table of a backup, with its columns except generated ones. */
export interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** Columns of the primary key: the order of the rows in a backup. */
  key: string[];
}

/** The number of rows of a table, and a checksum independent of their order. */
export interface Digest {
  rows: number;
  sum: string;
}

/**
 * Excluded: signing keys are encrypted with the installation's own secret and generated again; a
 * lease belongs to a process.
 */
const EXCLUDED_TABLES = ['signing_keys', 'leases'];
/** Unfinished jobs are included; their queues must be restored first. */
const QUEUE_TABLES = ['queue', 'job'];

const COLUMNS = sql`
  select n.nspname as schema, c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns,
    (select array_agg(k.attname::text order by k.attnum) from pg_index i
      join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any(${array(QUEUE_TABLES)})))
  group by n.nspname, c.relname, c.oid
  order by n.nspname desc, c.relname`;

const REFERENCES = sql`
  select c.relname as child, p.relname as parent from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  join pg_namespace n on n.oid = c.relnamespace
  where f.contype = 'f' and c.oid <> p.oid and n.nspname = 'public'`;

/** All tables of a backup, each after the tables that it references. */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const found = await rows<Table>(tx, COLUMNS);
  const references = await rows<{ child: string; parent: string }>(tx, REFERENCES);
  const product = found.filter(
    ({ schema, name }) => schema === 'public' && !EXCLUDED_TABLES.includes(name),
  );
  const queues = QUEUE_TABLES.flatMap((name) =>
    found.filter((table) => table.schema === 'pgboss' && table.name === name),
  );
  return [...parentsFirst(product, references), ...queues];
}

function parentsFirst(tables: Table[], references: { child: string; parent: string }[]): Table[] {
  const sorted: Table[] = [];
  const place = (table: Table) => {
    if (sorted.includes(table)) return;
    const parents = references.filter(({ child }) => child === table.name);
    for (const one of tables) if (parents.some(({ parent }) => parent === one.name)) place(one);
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}

/** `schema.table`, the name in a backup. */
export const nameOf = ({ schema, name }: Table): string => `${schema}.${name}`;

export const identifier = ({ schema, name }: Table): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

export const list = (columns: string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Limits jobs to unfinished ones; a running job starts again. */
export const unfinished = ({ schema, name }: Table): SQL =>
  schema === 'pgboss' && name === 'job' ? sql` where state < 'completed'` : sql``;

export async function digestOf(tx: Tx, table: Table): Promise<Digest> {
  // A job starts again with the same id and data; a queue's settings belong to the server.
  const text = table.schema === 'pgboss' ? sql`concat(t.id, t.data)` : sql`row_to_json(t)::text`;
  const content = sql`md5(${table.name === 'queue' ? sql`t.name` : text})`;
  const [digest] = await rows<Digest>(
    tx,
    sql`select count(*)::int as rows,
      coalesce(sum(('x' || left(${content}, 15))::bit(60)::bigint::numeric), 0)::text as sum
      from (select ${list(table.columns)} from ${identifier(table)}${unfinished(table)}) t`,
  );
  return digest ?? { rows: 0, sum: '0' };
}

/** Sets identity sequences to continue after the restored values. */
export async function advanceSequences(tx: Tx): Promise<void> {
  const numbered = await rows<{ table: string; column: string }>(
    tx,
    sql`select c.relname as table, a.attname as column from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where a.attidentity <> '' and n.nspname = 'public'`,
  );
  for (const { table, column } of numbered) {
    const name = sql.identifier(column);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${name}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
  }
}

/** Makes times comparable, and removes the timeouts for large tables. */
export async function configureTransfer(tx: Tx): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`set local statement_timeout to 0`);
  await tx.execute(sql`set local lock_timeout to 0`);
}

export async function rows<Row>(tx: Pick<Tx, 'execute'>, query: SQL): Promise<Row[]> {
  return rowsOf<Row>(await tx.execute(query));
}

function array(words: string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}

// Both drivers answer `execute` with `{ rows }`; their common type is unknown.
const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;
