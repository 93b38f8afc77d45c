import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { useDatabase } from '../testing/use-database.ts';
import { type RunningQueue, startQueue } from './pg-boss.ts';
import { type JobKind, job } from './queue.ts';

const REFUSED: JobKind<object> = {
  name: 'refused-mail',
  expireInSeconds: 60,
  retryLimit: 1,
  retryDelay: 3_600,
};

describe('A job that fails', () => {
  const fresh = useDatabase();
  let queue: RunningQueue | undefined;
  afterAll(() => queue?.stop());

  it('is logged with its reason, the name of its queue and no address', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    queue = await startQueue(fresh.database.boss, log);
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
