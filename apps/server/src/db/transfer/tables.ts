import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../client.ts';

/** A table that a backup carries, with the columns that are written (generated ones make themselves). */
export interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** Columns of the primary key: the order of the rows in a backup. */
  key: string[];
}

/** How many rows a table holds, and a sum over their contents that no order changes. */
export interface Digest {
  rows: number;
  sum: string;
}

/**
 * Not carried: signing keys are sealed with the installation's own secret and made anew, and
 * a lease belongs to a process.
 */
const LEFT_OUT = ['signing_keys', 'leases'];
/** Jobs still to be done travel too; their queues must be there before them. */
const QUEUES = ['queue', 'job'];

const COLUMNS = sql`
  select n.nspname as schema, c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns,
    (select array_agg(k.attname::text order by k.attnum) from pg_index i
      join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any(${array(QUEUES)})))
  group by n.nspname, c.relname, c.oid
  order by n.nspname desc, c.relname`;

const REFERENCES = sql`
  select c.relname as child, p.relname as parent from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  join pg_namespace n on n.oid = c.relnamespace
  where f.contype = 'f' and c.oid <> p.oid and n.nspname = 'public'`;

/** Every table to carry, each after the tables that it refers to. */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const found = await rows<Table>(tx, COLUMNS);
  const references = await rows<{ child: string; parent: string }>(tx, REFERENCES);
  const product = found.filter(
    ({ schema, name }) => schema === 'public' && !LEFT_OUT.includes(name),
  );
  const queues = QUEUES.flatMap((name) =>
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

/** `schema.table`, as a backup names it. */
export const nameOf = ({ schema, name }: Table): string => `${schema}.${name}`;

export const identifier = ({ schema, name }: Table): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

export const list = (columns: string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Only jobs that are still to be done are worth carrying; one under way begins again. */
export const unfinished = ({ schema, name }: Table): SQL =>
  schema === 'pgboss' && name === 'job' ? sql` where state < 'completed'` : sql``;

export async function digestOf(tx: Tx, table: Table): Promise<Digest> {
  // A job begins again with the same id and data; a queue's own settings are the server's.
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

/** Numbers that the database gives out itself go on after the ones that were written. */
export async function continueNumbers(tx: Tx): Promise<void> {
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

/** Times read the same everywhere, and a large table may take its time. */
export async function unhurried(tx: Tx): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`set local statement_timeout to 0`);
  await tx.execute(sql`set local lock_timeout to 0`);
}

export async function rows<Row>(tx: Pick<Tx, 'execute'>, query: SQL): Promise<Row[]> {
  return answered<Row>(await tx.execute(query));
}

function array(words: string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}

// Both drivers answer `execute` with `{ rows }`; the common type of the two says unknown.
const answered = <Row>(result: unknown) => (result as { rows: Row[] }).rows;
