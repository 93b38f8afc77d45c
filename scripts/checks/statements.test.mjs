import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './statements.mjs';

const check = (path, text) => problems(...fakeTree({ [path]: text }));

describe('statements check', () => {
  it.each([
    'sql.raw(text)',
    'client.query(`select $' + '{id}`)',
    "db.execute('select ' + id)",
    'boss.executeSql("select " + id)',
  ])('reports %s', (text) => {
    expect(check('apps/server/src/a.ts', text)).toEqual([
      expect.stringContaining('SQL concatenated from strings'),
    ]);
  });

  it.each(['db.execute(sql`select $' + '{id}`)', "client.query('select 1')"])(
    'accepts %s',
    (text) => {
      expect(check('apps/server/src/a.ts', text)).toEqual([]);
    },
  );

  it('accepts names of the program itself in apps/server/src/db', () => {
    expect(check('apps/server/src/db/a.ts', 'sql.raw(table)')).toEqual([]);
  });
});
