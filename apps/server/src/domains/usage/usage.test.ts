import { answersWith, hang, status } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { answerPairs, answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createEngine } from '../../engine.ts';
import { createKeyedHash } from '../../http/client-address.ts';
import { createLimits } from '../../http/limits.ts';
import { activeIcp, waitForGeneration } from '../../testing/icps.ts';
import { modelAt, requestProfile } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';
import { sharedWorkers } from '../../testing/shared-workers.ts';
import { metered } from './service.ts';

const KEY = 'sk-of-this-installation';
const provider = await startProvider();
afterEach(() => provider.always(null));
afterAll(() => provider.close());

const environment = { ...modelAt(provider.url), AI_API_KEY: KEY };

describe('Language model', () => {
  const server = useServer(environment);

  it('generates profiles, ICPs, channels and scripts', async () => {
    const ana = await server.newSeller('Ana Souza');
    const { json } = await requestProfile(ana);
    expect(json.avatar.perfilGeral.nome).toBe('Ana Souza');
    const icpId = await activeIcp(ana);
    const started = await ana.post('/api/acquisition-channels/generate', { icpId });
    expect(await waitForGeneration(ana, started.json.statusId)).toMatchObject({ progress: 100 });
    const { channels } = (await ana.get(`/api/acquisition-channels/${icpId}`)).json;
    expect(channels.length).toBeGreaterThanOrEqual(4);
    const channel = channels[0].id;
    const { count } = (await ana.post('/api/scripts/generate', { icpId, channel })).json;
    expect(count).toBe(5);
    expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('shows sellers the engine and only their own usage, and returns 401 without a token', async () => {
    const ana = await server.newSeller();
    const other = await server.newSeller();
    await requestProfile(ana);
    const { engine, today } = (await ana.get('/api/usage')).json;
    expect(engine).toEqual({ kind: 'openai-compatible', model: 'small' });
    expect(today.tokens).toBeGreaterThan(500);
    expect(today.allowance).toBe(400_000);
    expect((await other.get('/api/usage')).json.today.tokens).toBe(0);
    expect((await server.asNobody().get('/api/usage')).status).toBe(401);
  });

  it('shows usage by job to operators, but not to sellers', async () => {
    const ana = await server.newSeller();
    await requestProfile(ana);
    const { figures } = (await server.asOperator().get('/api/admin/usage')).json;
    const profiles = figures.find((one: { job: string }) => one.job === 'sellerProfile');
    expect(profiles).toMatchObject({ model: 'small' });
    expect(profiles.generations).toBeGreaterThanOrEqual(1);
    expect(profiles.inputTokens).toBeGreaterThan(profiles.outputTokens);
    const { text } = await server.asOperator().get('/metrics');
    expect(text).toMatch(
      /salesai_ai_tokens_today\{job="sellerProfile",.{0,400}direction="output"\} [1-9]/,
    );
    expect((await ana.get('/api/admin/usage')).status).toBe(401);
  });

  it('changes nothing and counts no attempt when a reprocessing fails', async () => {
    const ana = await server.newSeller();
    const before = (await requestProfile(ana)).json;
    provider.always(answersWith('nada'));
    expect((await ana.post('/api/avatar/reprocess')).status).toBe(422);
    expect((await ana.get('/api/avatar/current')).json).toEqual(before);
    provider.always(null);
    expect((await ana.post('/api/avatar/reprocess')).json.tentativas).toBe(1);
  });

  it('reports why a channel generation failed, and completes the next one', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    provider.always(status(401));
    const { json } = await ana.post('/api/acquisition-channels/generate', { icpId });
    const ended = await waitForGeneration(ana, json.statusId);
    expect(ended).toMatchObject({ status: 'error', error: expect.stringMatching(/configurado/) });
    provider.always(null);
    const again = await ana.post('/api/acquisition-channels/generate', { icpId });
    expect(await waitForGeneration(ana, again.json.statusId)).toMatchObject({
      status: 'completed',
    });
  });

  it('limits each seller to twenty generations per minute', async () => {
    const dependencies = {
      engine: await createEngine(readConfig(environment).ai, sharedWorkers()),
      db: server.db,
      limits: createLimits(server.db, true, createKeyedHash('of this test')),
      budget: { perUser: 0, inAll: 0 },
      log: pino({ level: 'silent' }),
    };
    const generationsOf = async (seller: Seller, count: number) => {
      const engine = metered(dependencies, (await seller.get('/api/users/profile')).json.id);
      const input = {
        answers: answerPairs(SELLER),
        attempt: 0,
        sellerName: '',
        language: 'pt-BR',
      } as const;
      const all = Array.from({ length: count }, () => engine.sellerProfile(input));
      return Promise.allSettled(all);
    };
    const ana = await generationsOf(await server.newSeller(), 30);
    const refused = ana.filter((one) => one.status === 'rejected' && one.reason.status === 429);
    expect(refused).toHaveLength(10);
    const [first] = await generationsOf(await server.newSeller(), 1);
    expect(first?.status).toBe('fulfilled');
  });

  it('cancels the request to the provider when the client disconnects', async () => {
    const ana = await server.newSeller();
    const { token } = (await ana.get('/api/auth/token', { cookie: ana.cookie })).json;
    const before = provider.requests.length;
    provider.next(hang);
    const disconnect = new AbortController();
    const request = fetch(new URL('/api/avatar/generate', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ perfilVendedor: answersOf(SELLER) }),
      signal: disconnect.signal,
    }).catch(() => null);
    await expect.poll(() => provider.requests.length).toBeGreaterThan(before);
    disconnect.abort();
    await request;
    await expect.poll(() => provider.open()).toBe(0);
  });
});

describe('Daily budget of a user', () => {
  const server = useServer({ ...environment, AI_DAILY_TOKENS_PER_USER: '1000' });

  it('rejects the user who used it up, and no other user', async () => {
    const ana = await server.newSeller();
    expect((await requestProfile(ana)).status).toBe(200);
    const refused = await ana.post('/api/avatar/reprocess');
    expect(refused.status).toBe(429);
    expect(refused.json.message).toMatch(/^Você já usou a sua cota de IA de hoje/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ana.get('/api/avatar/current')).json.tentativas).toBe(0);
    expect((await requestProfile(await server.newSeller())).status).toBe(200);
  });
});

describe('Daily budget of the installation', () => {
  const server = useServer({ ...environment, AI_DAILY_TOKENS: '1000' });

  it('rejects all users, and fails channel generations in the background', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    const refused = await requestProfile(await server.newSeller());
    expect(refused.status).toBe(429);
    expect(refused.json.message).toMatch(/^A cota de IA de hoje desta instalação acabou/);
    const { json } = await ana.post('/api/acquisition-channels/generate', { icpId });
    const ended = await waitForGeneration(ana, json.statusId);
    expect(ended).toMatchObject({ status: 'error', error: expect.stringMatching(/^A cota de IA/) });
  });
});
