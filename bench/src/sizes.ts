import { rowsOn } from '@salesai/server/testing/database';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';

interface Table {
  name: string;
  rows: number;
  indexes: number;
  /** SQL expression for the stored bytes of one row, and the column of its owner. */
  width: string;
  owner: string | null;
}

const ROW_HEAD = 28;
const TABLES = `
  select relname as name, n_live_tup::float8 as rows, pg_indexes_size(relid)::float8 as indexes,
    string_agg(format('coalesce(pg_column_size(%I), 0)', attname), ' + ') as width,
    max(attname) filter (where attname = case relname when 'users' then 'id' else 'user_id' end) as owner
  from pg_stat_user_tables join pg_attribute on attrelid = relid and attnum > 0 and not attisdropped
  where schemaname = 'public'
  group by relid, relname, n_live_tup`;

/** Database size of one seller: rows as wide as a real one's, indexes of a large installation. */
export async function sizes({
  url,
  sellers,
  template,
  loadSeconds,
}: Installation): Promise<Figure[]> {
  const tables = (await rowsOn<Table>(url, TABLES)).filter(({ rows }) => rows >= sellers / 2);
  const sum = (of: (table: Table) => number) => tables.reduce((all, one) => all + of(one), 0);
  let wide = 0;
  for (const { name, width, owner } of tables) {
    if (!owner) continue;
    const [row] = await rowsOn<{ bytes: number }>(
      url,
      `select coalesce(sum(${width} + ${ROW_HEAD}), 0)::float8 as bytes from ${name}
       where ${owner} = '${template}'`,
    );
    wide += row?.bytes ?? 0;
  }
  const [whole] = await rowsOn<{ bytes: number }>(
    url,
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return [
    { what: `loading ${sellers} sellers`, value: loadSeconds, unit: 's' },
    { what: 'rows per seller', value: sum(({ rows }) => rows) / sellers, unit: '' },
    { what: 'size of a seller in tables', value: wide / 1000, unit: 'kB' },
    {
      what: 'size of a seller in indexes',
      value: sum((one) => one.indexes) / sellers / 1000,
      unit: 'kB',
    },
    { what: 'size of the database', value: (whole?.bytes ?? 0) / 1e9, unit: 'GB' },
  ];
}
