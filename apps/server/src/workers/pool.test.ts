import { answerPairs, SELLER } from '@salesai/engine/testing/sellers';
import { turnInput } from '@salesai/engine/testing/turns';
import { afterEach, describe, expect, it } from 'vitest';
import { blockingText, FAULTS, FAULTY_WORKER } from '../testing/faults.ts';
import { TEST_DEADLINES, TEST_POOL } from '../testing/test-pool.ts';
import { createPooledEngine } from './engine.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './pool.ts';

const ANSWERS = answerPairs(SELLER);

describe('Worker pool', () => {
  const opened: WorkerPool[] = [];
  afterEach(async () => {
    for (const pool of opened.splice(0)) await pool.close();
  });
  function newPool(options: Partial<PoolOptions> = {}): WorkerPool {
    const pool = createWorkerPool({ ...TEST_POOL, file: FAULTY_WORKER, threads: 1, ...options });
    opened.push(pool);
    return pool;
  }
  const profile = (pool: WorkerPool, before = '', signal?: AbortSignal) => {
    const answers = [{ question: '', answer: before }, ...ANSWERS];
    const input = { answers, attempt: 0, sellerName: 'Ana', language: 'pt-BR' } as const;
    return pool.run('sellerProfile', input, { signal });
  };
  const icp = (pool: WorkerPool, answer: string) => {
    const input = { icpName: 'A', sellerAnswers: null, language: 'pt-BR' } as const;
    return pool.run('icpProfile', { ...input, answers: [{ question: '', answer }] });
  };
  const sumOf = (pool: WorkerPool, state: 'waiting' | 'running') =>
    pool.load().reduce((sum, kind) => sum + kind[state], 0);
  const running = (pool: WorkerPool, count: number) =>
    expect.poll(() => sumOf(pool, 'running')).toBe(count);

  it('ends a job at its deadline, replaces the worker and runs the waiting jobs', async () => {
    const pool = newPool({ deadlines: { ...TEST_DEADLINES, icpProfile: 200 } });
    const late = icp(pool, FAULTS.endless);
    const next = profile(pool);
    await expect(late).rejects.toMatchObject({ name: 'EngineError', kind: 'timeout' });
    expect((await next).perfilGeral.nome).toBe('Ana');
  });

  it.each([
    ['exits', FAULTS.exit],
    ['throws', FAULTS.thrown],
    ['runs out of memory', FAULTS.memory],
  ])('fails only the job whose worker %s', async (_what, fault) => {
    const pool = newPool();
    const failing = icp(pool, fault);
    const next = profile(pool);
    await expect(failing).rejects.toMatchObject({ name: 'EngineError', kind: 'unavailable' });
    expect((await next).perfilGeral.nome).toBe('Ana');
  });

  it('ends no job for the memory that earlier ones left', async () => {
    const pool = newPool();
    for (const job of [profile(pool, FAULTS.kept), profile(pool, FAULTS.kept)]) {
      expect((await job).perfilGeral.nome).toBe('Ana');
    }
  });

  it('fails each job of a worker that does not start', async () => {
    const pool = newPool({ file: new URL('./no-such-worker.ts', import.meta.url) });
    for (const job of [profile(pool), profile(pool)]) {
      await expect(job).rejects.toMatchObject({ name: 'EngineError', kind: 'unavailable' });
    }
  });

  it('terminates the worker of an aborted job that does not stop by itself', async () => {
    const pool = newPool();
    const stop = new AbortController();
    const aborted = profile(pool, FAULTS.endless, stop.signal);
    await running(pool, 1);
    stop.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'EngineError', kind: 'cancelled' });
    expect((await profile(pool)).perfilGeral.nome).toBe('Ana');
  });

  it('never runs a job that was aborted while it waited', async () => {
    const pool = newPool();
    const [long, stop] = [blockingText(), new AbortController()];
    const first = profile(pool, long.text);
    const waiting = profile(pool, FAULTS.endless, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sumOf(pool, 'waiting')).toBe(0);
    long.release();
    await first;
    expect(sumOf(pool, 'running')).toBe(0);
  });

  it('ends a reply whose consumer stops reading', async () => {
    const pool = newPool();
    for await (const event of createPooledEngine(pool).coachReply(turnInput('ta caro'))) {
      expect(event.type).toBe('delta');
      break;
    }
    await running(pool, 0);
  });

  it('rejects a job as busy when the queue is full, and runs the accepted ones', async () => {
    const pool = newPool({ queueMax: 1 });
    const long = blockingText();
    const accepted = [profile(pool, long.text), profile(pool)];
    await expect(profile(pool)).rejects.toMatchObject({ kind: 'busy', retryAfter: 5 });
    long.release();
    expect(await Promise.all(accepted)).toHaveLength(2);
  });

  it('rejects a job as busy after the maximum waiting time', async () => {
    const pool = newPool({ waitMs: 1 });
    const long = blockingText();
    const first = profile(pool, long.text);
    await expect(profile(pool)).rejects.toMatchObject({ kind: 'busy' });
    long.release();
    await first;
  });

  it('reserves a worker for other jobs while background jobs run', async () => {
    const pool = newPool({ threads: 2 });
    const long = blockingText();
    const archive = (note: string) => pool.run('buildArchive', { rows: {}, documents: [], note });
    const archives = [archive(long.text), archive('')];
    expect((await profile(pool)).perfilGeral.nome).toBe('Ana');
    expect(sumOf(pool, 'waiting')).toBe(1);
    long.release();
    expect(await Promise.all(archives)).toHaveLength(2);
  });

  it('rejects a job with the error of its listener, and continues', async () => {
    const pool = newPool();
    const listener = () => {
      throw new Error('listener error');
    };
    const input = { answers: ANSWERS, attempt: 0, sellerName: '', language: 'pt-BR' } as const;
    const job = pool.run('sellerProfile', input, { onEvent: listener });
    await expect(job).rejects.toThrow('listener error');
    expect((await profile(pool)).perfilGeral.nome).toBe('Ana');
  });

  it('ends every worker on close and rejects later jobs', async () => {
    const pool = newPool({ threads: 2 });
    const jobs = [FAULTS.endless, FAULTS.endless, ''].map((text) => profile(pool, text));
    const ends = Promise.allSettled(jobs);
    await running(pool, 2);
    await pool.close();
    expect(sumOf(pool, 'running')).toBe(0);
    for (const end of await ends) {
      expect(end).toMatchObject({ status: 'rejected', reason: { kind: 'cancelled' } });
    }
    await expect(profile(pool)).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
