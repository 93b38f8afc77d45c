import {
  answersWith,
  type Fault,
  hang,
  htmlPage,
  reset,
  status,
} from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { activeIcp, waitForGeneration } from '../../testing/icps.ts';
import { modelAt, requestProfile } from '../../testing/model.ts';
import { useServer } from '../../testing/server.ts';

const provider = await startProvider();
afterEach(() => provider.always(null));
afterAll(() => provider.close());

const environment = { ...modelAt(provider.url), AI_API_KEY: 'sk-of-this-installation' };

describe('Failing provider', () => {
  const server = useServer(environment);

  it.each<[string, Fault, number, RegExp]>([
    ['an unusable answer', answersWith('nada'), 422, /respondeu de um jeito que não dá para usar/],
    ['a wrong key', status(401), 503, /não está bem configurado/],
    ['a busy provider', status(429, { 'retry-after': '77' }), 503, /está ocupado/],
    ['a provider that is down', status(503), 503, /fora do ar/],
    ['a page of a proxy', htmlPage, 503, /fora do ar/],
    ['a dropped connection', reset, 503, /fora do ar/],
  ])(
    'with %s: shows a message of the product and works again afterwards',
    async (_what, fault, code, message) => {
      const ana = await server.newSeller();
      provider.always(fault);
      const answer = await requestProfile(ana);
      expect(answer.status).toBe(code);
      expect(answer.json.message).toMatch(/^Erro ao gerar avatar\. Tente novamente\. /);
      expect(answer.json.message).toMatch(message);
      expect(answer.text).not.toMatch(/sk-|shard 7|http|openai/i);
      expect((await ana.get('/api/avatar/status')).json).toMatchObject({ existe: false });
      provider.always(null);
      expect((await requestProfile(ana)).status).toBe(200);
    },
  );

  it('shows the message in each language, with a retry-after header', async () => {
    const ana = await server.newSeller();
    provider.always(status(429, { 'retry-after': '77' }));
    const english = await requestProfile(ana, 'en-US');
    expect(english.json.message).toContain('The AI model is busy right now.');
    expect(english.headers.get('retry-after')).toBe('77');
    const spanish = await requestProfile(ana, 'es-ES');
    expect(spanish.json.message).toContain('El modelo de IA está ocupado ahora.');
  });
});

describe('Hanging provider', () => {
  // Long enough for a first worker thread to start on a busy machine.
  const server = useServer({ ...environment, AI_TIMEOUT_MS: '4000' });

  it('fails the request after the budget of one generation', async () => {
    provider.always(hang);
    const { status: code, json } = await requestProfile(await server.newSeller());
    expect(code).toBe(503);
    expect(json.message).toBe(
      'Erro ao gerar avatar. Tente novamente. O modelo de IA demorou demais para responder.',
    );
  });

  it('fails a channel generation after one budget, without a second request', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    provider.always(hang);
    const before = provider.requests.length;
    const { statusId } = (await ana.post('/api/acquisition-channels/generate', { icpId })).json;
    expect(await waitForGeneration(ana, statusId)).toMatchObject({ status: 'error' });
    expect(provider.requests.length - before).toBe(1);
  });
});

describe('Temporarily unavailable provider', () => {
  const server = useServer(environment);

  it('delays a channel generation, which then completes', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    provider.next(status(503), status(503), status(503));
    const { statusId } = (await ana.post('/api/acquisition-channels/generate', { icpId })).json;
    expect(await waitForGeneration(ana, statusId)).toMatchObject({ status: 'completed' });
  });
});
