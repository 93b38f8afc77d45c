import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { describe, expect, it } from 'vitest';
import { formOf, sendMessage } from '../testing/coach.ts';
import { blockingText, FAULTS, FAULTY_WORKER } from '../testing/faults.ts';
import { ICP_ANSWERS, newIcp } from '../testing/icps.ts';
import { type Seller, type TestServer, useServer } from '../testing/server.ts';
import { TEST_DEADLINES, TEST_POOL } from '../testing/test-pool.ts';
import { createWorkerPool, type PoolOptions } from './pool.ts';

const ENV = { RATE_LIMITS: 'off' };
const faultyWorkers = (options: Partial<PoolOptions>) => () =>
  createWorkerPool({ ...TEST_POOL, file: FAULTY_WORKER, ...options });
const generate = (seller: Seller, before = '') =>
  seller.post('/api/avatar/generate', { perfilVendedor: before + answersOf(SELLER) });
const metric = async (server: TestServer, name: string) =>
  new RegExp(`^salesai_${name} (\\S+)$`, 'm').exec(
    (await server.asOperator().get('/metrics')).text,
  )?.[1];
const jobs = (server: TestServer, job: string, state: string) =>
  metric(server, `worker_jobs{job="${job}",state="${state}"}`);

async function documentOf(seller: Seller) {
  await seller.post('/api/coach/bootstrap');
  const files = formOf({ files: new File(['A garantia é de cinco anos.'], 'garantia.txt') });
  await seller.post('/api/coach/files', files);
  const status = async () => (await seller.get('/api/coach/status')).json.files[0].status;
  await expect.poll(status).toBe('ready');
}

describe('A job that exceeds its deadline', () => {
  const deadlines = { ...TEST_DEADLINES, icpProfile: 200, rankPassages: 200 };
  const server = useServer(ENV, faultyWorkers({ threads: 1, deadlines }));

  it('answers 503 and stores nothing; the next job succeeds', async () => {
    const seller = await server.newSeller();
    const id = await newIcp(seller);
    const notifications = async () => (await seller.get('/api/notifications')).json.notifications;
    const before = await notifications();
    const answers = { respostasICP: FAULTS.endless + ICP_ANSWERS };
    const late = await seller.post(`/api/icp/${id}/generate`, answers);
    expect(late.status).toBe(503);
    expect(late.json.message).toMatch(/demorou/i);
    expect((await seller.get('/api/icp/list')).json.icps).toMatchObject([{ status: 'creating' }]);
    expect(await notifications()).toEqual(before);
    expect((await generate(seller)).status).toBe(200);
    const count = 'worker_job_seconds_count{job="icpProfile",outcome="timeout"}';
    expect(await metric(server, count)).toBe('1');
  });

  it('does not count as an attempt', async () => {
    const seller = await server.newSeller();
    await generate(seller);
    const before = (await seller.get('/api/avatar/current')).text;
    expect((await generate(seller, FAULTS.exit)).status).toBe(503);
    expect((await seller.get('/api/avatar/current')).text).toBe(before);
    expect((await seller.post('/api/avatar/reprocess')).json.tentativas).toBe(1);
  });

  it('fails the coach turn whose search exceeds it, and no other', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await documentOf(seller);
    await other.post('/api/coach/bootstrap');
    const late = await sendMessage(seller, `Qual é a garantia? ${FAULTS.endless}`);
    expect(late.status).toBe(503);
    expect(late.json.message).toMatch(/demorou/i);
    expect((await seller.get('/api/coach/history')).json.total).toBe(0);
    expect((await sendMessage(other, 'Qual é a garantia?')).status).toBe(200);
  });
});

describe('During a long job', () => {
  const server = useServer(ENV, faultyWorkers({ threads: 2 }));

  it('other requests are answered', async () => {
    const [ana, rui] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await rui.post('/api/coach/bootstrap');
    const long = blockingText();
    const ended: string[] = [];
    const end = (name: string) => () => ended.push(name);
    const first = generate(ana, long.text).finally(end('long'));
    await expect.poll(() => jobs(server, 'sellerProfile', 'running')).toBe('1');
    expect((await server.asNobody().get('/healthz').finally(end('health'))).status).toBe(200);
    expect((await sendMessage(rui, 'ta caro').finally(end('coach'))).status).toBe(200);
    expect((await generate(rui).finally(end('profile'))).status).toBe(200);
    long.release();
    expect((await first).status).toBe(200);
    expect(ended).toEqual(['health', 'coach', 'profile', 'long']);
  });

  it('exports of data take no more than one worker', async () => {
    const long = blockingText();
    const exporters = [await server.newSeller(long.text), await server.newSeller(long.text)];
    for (const seller of exporters) await seller.post('/api/privacy/download');
    await expect.poll(() => jobs(server, 'buildArchive', 'running')).toBe('1');
    expect((await generate(await server.newSeller())).status).toBe(200);
    long.release();
    for (const seller of exporters) {
      const status = async () => (await seller.get('/api/privacy')).json.download.status;
      await expect.poll(status).toBe('ready');
    }
  });
});

describe('A full queue', () => {
  const server = useServer(ENV, faultyWorkers({ threads: 1, queueMax: 1 }));

  it('rejects with 503 and Retry-After, and completes the waiting jobs', async () => {
    const sellers = [await server.newSeller(), await server.newSeller(), await server.newSeller()];
    const [running, waiting, rejected] = sellers as [Seller, Seller, Seller];
    const long = blockingText();
    const first = generate(running, long.text);
    await expect.poll(() => jobs(server, 'sellerProfile', 'running')).toBe('1');
    const second = generate(waiting);
    await expect.poll(() => jobs(server, 'sellerProfile', 'waiting')).toBe('1');
    const third = await generate(rejected);
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await rejected.get('/api/avatar/status')).json.existe).toBe(false);
    long.release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect((await generate(rejected)).status).toBe(200);
  });
});
