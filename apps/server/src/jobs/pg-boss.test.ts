import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/client.ts';
import { openDatabase } from '../db/open.ts';
import { createLog } from '../log.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { type RunningQueue, startQueue } from './pg-boss.ts';
import { type JobKind, job } from './queue.ts';

const REFUSED: JobKind<object> = {
  name: 'refused-mail',
  expireInSeconds: 60,
  retryLimit: 1,
  retryDelay: 3_600,
};

describe('A job that fails', () => {
  let fresh: TestDatabase;
  let database: OpenDatabase;
  let queue: RunningQueue | undefined;
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.location);
  });
  afterAll(async () => {
    await queue?.stop();
    await database.close();
    await fresh.drop();
  });

  it('is logged with its reason, the name of its queue and no address', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    queue = await startQueue(database.boss, log);
    const refuse = async () => {
      throw new Error('550 <ana@loja.example> refused');
    };
    await queue.work([job(REFUSED, refuse)]);
    await queue.enqueue(REFUSED, {});
    const failure = () => lines.find((line) => line.includes('job failed')) ?? '{}';
    await expect.poll(failure).not.toBe('{}');
    expect(JSON.parse(failure())).toMatchObject({
      job: 'refused-mail',
      lastTry: false,
      err: { message: '550 <…> refused' },
    });
  });
});
