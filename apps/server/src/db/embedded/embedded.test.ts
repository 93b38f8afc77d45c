import { fork, spawnSync } from 'node:child_process';
import fs, { existsSync, fstatSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { killWhileWriting } from '../../testing/kill-rounds.ts';
import { testProgram } from '../../testing/test-programs.ts';
import type { OpenDatabase } from '../client.ts';
import { openDatabase } from '../open.ts';
import { openDurable } from './durable-fs.ts';

/** More rounds: `npm run bench -- database`. */
const KILL_ROUNDS = 2;

/** Counts the syncs of this process until the test ends, and their files. */
function countSyncs() {
  const real = fs.fdatasyncSync;
  const synced: number[] = [];
  fs.fdatasyncSync = (fd) => {
    synced.push(fstatSync(fd).ino);
    real(fd);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasyncSync = real;
    syncBuiltinESMExports();
  });
  return { count: () => synced.length, files: () => new Set(synced) };
}

describe.runIf(inject('template').kind === 'embedded')('Embedded database', () => {
  let fresh: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    fresh = await freshDatabase();
    dataDir = join(fresh.dataDir, 'database');
  });
  afterAll(() => fresh.drop());

  it('loses no acknowledged write when its process is killed', async () => {
    const { acknowledged, lost } = await killWhileWriting(dataDir, KILL_ROUNDS);
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toBe(0);
  });

  it('opens after its first start was killed', async () => {
    const folder = join(fresh.dataDir, 'killed-start');
    const first = fork(testProgram('acknowledged-writes'), [folder], { silent: true });
    const ended = new Promise((resolve) => first.once('exit', resolve));
    while (!existsSync(`${folder}.making`)) await sleep(5);
    await sleep(300);
    first.kill('SIGKILL');
    await ended;
    const database = await openDatabase({ dataDir: folder });
    expect(await database.ping()).toBe(true);
    await database.close();
    expect(existsSync(`${folder}.making`)).toBe(false);
  });

  it('syncs every commit before it is acknowledged', async () => {
    const syncs = countSyncs();
    const db = await openDurable(dataDir);
    await db.exec('create table synced (id int)');
    const before = syncs.count();
    for (let id = 0; id < 10; id++) await db.query('insert into synced values ($1)', [id]);
    expect(syncs.count() - before).toBeGreaterThanOrEqual(10);
    await db.close();
  });

  it('syncs after a kill only the files that were written since its last start', async () => {
    await killWhileWriting(dataDir, 1);
    const syncs = countSyncs();
    const db = await openDurable(dataDir);
    expect(syncs.files().size).toBeGreaterThan(0);
    expect(syncs.files().size).toBeLessThan(100);
    await db.close();
  });

  it.for([
    { what: 'is missing', change: (journal: string) => rmSync(journal) },
    {
      what: 'belongs to other files, as in a copy',
      change: (journal: string) => writeFileSync(journal, '0:0\nPG_VERSION\n'),
    },
  ])('syncs every file after a kill when its journal $what', async ({ change }) => {
    await killWhileWriting(dataDir, 1);
    change(join(dataDir, 'unsynced_files'));
    const syncs = countSyncs();
    const db = await openDurable(dataDir);
    expect(syncs.files().size).toBeGreaterThan(500);
    await db.close();
  });

  describe('that is open', () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await openDatabase({ dataDir });
    });
    afterAll(() => database.close());

    it("rejects a second opening with its owner's process id, and opens again once closed", async () => {
      const second = () => openDatabase({ dataDir });
      await expect(second()).rejects.toThrow(`already open in process ${process.pid}`);
      await database.close();
      database = await second();
    });

    it('rejects queries outside the handle inside a transaction, which would deadlock', async () => {
      const work = database.db.transaction(() => database.db.execute(sql`select 1`));
      await expect(work).rejects.toMatchObject({
        cause: { message: expect.stringContaining('transaction handle') },
      });
    });
  });

  it('reports an unusable folder in one sentence', async () => {
    const file = join(fresh.dataDir, 'a-file');
    writeFileSync(file, 'not a folder');
    await expect(openDatabase({ dataDir: join(file, 'database') })).rejects.toThrow(
      /^Cannot use the data directory .*: there is a file in its place$/,
    );
  });

  it.for([
    { state: 'full', options: 'size=6m', message: /: the disk is full$/ },
    { state: 'read-only', options: 'size=20m,ro', message: /read-only/ },
  ])('reports a $state disk and leaves no partial database', async (disk, { skip }) => {
    const folder = join(fresh.dataDir, `disk-${disk.state}`);
    fs.mkdirSync(folder);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', disk.options, 'tmpfs', folder]);
    if (mount.status !== 0) skip('no file system can be mounted here');
    try {
      await expect(openDatabase({ dataDir: join(folder, 'database') })).rejects.toThrow(
        disk.message,
      );
      expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(false);
    } finally {
      spawnSync('umount', [folder]);
    }
  });

  it('reports a disk that filled up between two starts, and opens once there is space', async ({
    skip,
  }) => {
    const folder = join(fresh.dataDir, 'disk-filled');
    fs.mkdirSync(folder);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
    if (mount.status !== 0) skip('no file system can be mounted here');
    const dataDir = join(folder, 'database');
    const filler = join(folder, 'filler');
    try {
      await (await openDatabase({ dataDir })).close();
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
      await expect(openDatabase({ dataDir })).rejects.toThrow(/: the disk is full$/);
      fs.rmSync(filler);
      const database = await openDatabase({ dataDir });
      expect(await database.ping()).toBe(true);
      await database.close();
    } finally {
      spawnSync('umount', [folder]);
    }
  });
});
