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
import { activeIcp, endOfGeneration } from '../../testing/icps.ts';
import { askForProfile, modelAt } from '../../testing/model.ts';
import { useServer } from '../../testing/server.ts';

const provider = await startProvider();
afterEach(() => provider.always(null));
afterAll(() => provider.close());

const environment = { ...modelAt(provider.url), AI_API_KEY: 'sk-of-this-installation' };

describe('A provider that fails', () => {
  const server = useServer(environment);

  it.each<[string, Fault, number, RegExp]>([
    ['an unusable answer', answersWith('nada'), 422, /respondeu de um jeito que não dá para usar/],
    ['a wrong key', status(401), 503, /não está bem configurado/],
    ['a busy provider', status(429, { 'retry-after': '77' }), 503, /está ocupado/],
    ['a provider that is down', status(503), 503, /fora do ar/],
    ['a page of a proxy', htmlPage, 503, /fora do ar/],
    ['a dropped connection', reset, 503, /fora do ar/],
  ])(
    'by %s is told of in the words of the product, and all goes on when it is over',
    async (_what, fault, code, said) => {
      const ana = await server.newSeller();
      provider.always(fault);
      const answer = await askForProfile(ana);
      expect(answer.status).toBe(code);
      expect(answer.json.message).toMatch(/^Erro ao gerar avatar\. Tente novamente\. /);
      expect(answer.json.message).toMatch(said);
      expect(answer.text).not.toMatch(/sk-|shard 7|http|openai/i);
      expect((await ana.get('/api/avatar/status')).json).toMatchObject({ existe: false });
      provider.always(null);
      expect((await askForProfile(ana)).status).toBe(200);
    },
  );

  it('is told of in each language, with how long to wait', async () => {
    const ana = await server.newSeller();
    provider.always(status(429, { 'retry-after': '77' }));
    const english = await askForProfile(ana, 'en-US');
    expect(english.json.message).toContain('The AI model is busy right now.');
    expect(english.headers.get('retry-after')).toBe('77');
    const spanish = await askForProfile(ana, 'es-ES');
    expect(spanish.json.message).toContain('El modelo de IA está ocupado ahora.');
  });
});

describe('A provider that hangs', () => {
  // Long enough for a first worker thread to start on a busy machine.
  const server = useServer({ ...environment, AI_TIMEOUT_MS: '4000' });

  it('is waited for as long as the budget of a generation, and no longer', async () => {
    provider.always(hang);
    const { status: code, json } = await askForProfile(await server.newSeller());
    expect(code).toBe(503);
    expect(json.message).toBe(
      'Erro ao gerar avatar. Tente novamente. O modelo de IA demorou demais para responder.',
    );
  });

  it('ends the job of a channel plan after one budget, and is not asked a second time', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    provider.always(hang);
    const before = provider.requests.length;
    const { statusId } = (await ana.post('/api/acquisition-channels/generate', { icpId })).json;
    expect(await endOfGeneration(ana, statusId)).toMatchObject({ status: 'error' });
    expect(provider.requests.length - before).toBe(1);
  });
});

describe('A provider that is down for a moment', () => {
  const server = useServer(environment);

  it('delays the job of a channel plan, which then completes', async () => {
    const ana = await server.newSeller();
    const icpId = await activeIcp(ana);
    provider.next(status(503), status(503), status(503));
    const { statusId } = (await ana.post('/api/acquisition-channels/generate', { icpId })).json;
    expect(await endOfGeneration(ana, statusId)).toMatchObject({ status: 'completed' });
  });
});
