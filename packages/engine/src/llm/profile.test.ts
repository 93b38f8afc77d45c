import { Avatar } from '@salesai/contract/avatar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createNotes } from '../embedded/index.ts';
import { EngineError, type FactNotesInput, type Run, type Usage } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
  answersWith,
  cutByLength,
  hang,
  htmlPage,
  noChoices,
  rejectsJsonMode,
  rejectsSchemas,
  reset,
  status,
} from '../testing/provider/faults.ts';
import { sample } from '../testing/provider/sample.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import type { LlmOptions } from './index.ts';

describe('sellerProfile of a language model', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  const engineOn = (other: Partial<LlmOptions> = {}) =>
    engineAt(provider, { apiKey: 'sk-ours', ...other });
  const input = {
    answers: answerPairs(SELLER),
    attempt: 0,
    sellerName: 'Ana Souza',
    language: 'pt-BR',
  } as const;
  const profile = (other: Partial<LlmOptions> = {}, run: Run = {}) =>
    engineOn(other).sellerProfile(input, run);
  const calls = async (work: () => Promise<unknown>) => {
    const before = provider.requests.length;
    await work().catch(() => {});
    return provider.requests.length - before;
  };

  it('returns a valid profile with the name of the account', async () => {
    const avatar = await profile();
    expect(z.safeParse(Avatar, avatar).error).toBeUndefined();
    expect(avatar.perfilGeral.nome).toBe('Ana Souza');
  });

  it('sends the facts that the notes read from the answers, once', async () => {
    const asked: FactNotesInput[] = [];
    const notes = {
      ...createNotes(),
      factNotes: async (one: FactNotesInput) => {
        asked.push(one);
        const seller = '{"offer":{"valor":"balões de gás"}}';
        return { seller, icp: null, trade: null, ownWords: [] };
      },
    };
    await profile({ notes });
    expect(asked).toEqual([{ sellerAnswers: input.answers, icpAnswers: null }]);
    expect(provider.requests.at(-1)?.messages[0]?.content).toContain('balões de gás');
  });

  it('sends answers, notes and a schema with ASCII keys to the model', async () => {
    await profile();
    const request = provider.requests.at(-1);
    expect(request?.messages[0]?.content).toContain('o cliente some depois que mando a proposta');
    expect(request?.messages[0]?.content).toContain('material de referência');
    expect(request?.schema?.properties).toHaveProperty('insightsComportamentais');
    expect(JSON.stringify(request?.schema)).not.toMatch(/(?<=[ãçéê][^"]{0,400})":/);
  });

  it.each([
    [
      'pt-BR',
      /^Você é um treinador[\s\S]{0,999}Tarefa: ler[\s\S]{0,999}português do Brasil\.[\s\S]{0,999}Responda somente/,
    ],
    [
      'en-US',
      /^You are[\s\S]{0,999}Task: read[\s\S]{0,999}American English[\s\S]{0,999}Answer with one valid JSON/,
    ],
    [
      'es-ES',
      /^Eres un formador[\s\S]{0,999}Tarea: leer[\s\S]{0,999}en español[\s\S]{0,999}Responde solo/,
    ],
  ] as const)('sends instructions in the language of the seller: %s', async (language, wanted) => {
    provider.next(answersWith('nada'));
    await engineOn().sellerProfile({ ...input, language });
    expect(provider.requests.at(-1)?.system).toMatch(wanted);
    const content = provider.requests.at(-1)?.messages.at(-1)?.content;
    expect(content).toMatch(/^(Essa resposta não serve|This answer cannot|Esa respuesta no sirve)/);
  });

  it('hands the read facts over as data, with the knowledge of the trade as hypotheses', async () => {
    await profile();
    const content = provider.requests.at(-1)?.messages[0]?.content;
    expect(content).toContain('"goal":{"valor":{"value":15000');
    expect(content).toContain('hipóteses sobre o ramo de ');
  });

  it('returns an amount that no answer states to the model once', async () => {
    const valid = JSON.stringify(objectOf(provider));
    provider.next(answersWith(valid.replace(/caso \d+/, 'R$ 98.765 por mês')));
    expect(await calls(profile)).toBe(2);
    expect(provider.requests.at(-1)?.messages.at(-1)?.content).toContain('R$ 98.765');
  });

  it('fails when the second answer states such an amount too', async () => {
    const valid = JSON.stringify(objectOf(provider));
    provider.always(answersWith(valid.replace(/caso \d+/, 'R$ 98.765 por mês')));
    const error = await profile().catch((thrown: unknown) => thrown);
    provider.always(null);
    expect(error).toMatchObject({ kind: 'bad_output' });
  });

  it('parses an object that is surrounded by prose', async () => {
    const valid = JSON.stringify(objectOf(provider));
    provider.next(
      answersWith(`Claro! Aqui está:\n\`\`\`json\n${valid}\n\`\`\`\nEspero que ajude.`),
    );
    expect(await calls(profile)).toBe(1);
  });

  it('ignores objects in the reasoning of the model', async () => {
    const valid = JSON.stringify(objectOf(provider));
    provider.next(answersWith(`<think>Talvez {"perfilGeral": 1}? Não.</think>\n${valid}`));
    expect(await calls(profile)).toBe(1);
  });

  it.each([
    ['no JSON at all', answersWith('Não posso fazer isso.')],
    ['half an object', cutByLength],
    ['an empty answer', answersWith('')],
    ['an object of another shape', answersWith('{"perfil": {"nome": 1}}')],
  ])(
    'returns %s to the model once, with the problem, and uses the second answer',
    async (_what, fault) => {
      provider.next(fault);
      const before = provider.requests.length;
      await profile();
      expect(provider.requests.length - before).toBe(2);
      expect(provider.requests.at(-1)?.messages.at(-1)?.content).toMatch(
        /^Essa resposta não serve: /,
      );
    },
  );

  it.each([
    ['unusable twice', 'bad_output', 2, answersWith('nada')],
    ['without choices', 'bad_output', 2, noChoices],
    ['a wrong key', 'configuration', 1, status(401)],
    ['no such model', 'configuration', 1, status(404)],
    ['a page in place of an answer', 'unavailable', 3, htmlPage],
    ['a broken provider', 'unavailable', 3, status(500)],
    ['an overloaded provider', 'busy', 3, status(529)],
    ['a cut connection', 'unavailable', 3, reset],
    ['too many requests', 'busy', 3, status(429)],
    ['Retry-After: 120', 'busy', 1, status(429, { 'retry-after': '120' })],
  ])(
    'fails on %s as %s after %i calls, without the provider’s text in the error',
    async (_what, kind, count, fault) => {
      provider.always(fault);
      const error = await profile().catch((thrown: unknown) => thrown);
      expect(await calls(profile)).toBe(count);
      provider.always(null);
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({ kind });
      expect(loggable(error)).not.toMatch(/sk-ours|sk-live|shard 7|some depois/);
    },
  );

  it('passes Retry-After of a busy provider on', async () => {
    provider.next(status(429, { 'retry-after': '120' }));
    await expect(profile()).rejects.toMatchObject({ kind: 'busy', retryAfter: 120 });
  });

  it.each([
    ['is overloaded for a moment', status(503)],
    ['sends Retry-After: 0', status(429, { 'retry-after': '0' })],
    ['drops the connection', reset],
  ])('retries when the provider %s', async (_what, fault) => {
    provider.next(fault);
    expect(z.safeParse(Avatar, await profile()).success).toBe(true);
  });

  it.each([
    ['a JSON schema where the server accepts one', null, 1, 'json_schema'],
    ['any JSON object where the server supports no schemas', rejectsSchemas, 2, 'json_object'],
    ['plain text where the server has no JSON mode', rejectsJsonMode, 3, undefined],
  ])('requests %s, also in later requests', async (_how, fault, first, format) => {
    provider.always(fault);
    const engine = engineOn();
    expect(await calls(() => engine.sellerProfile(input))).toBe(first);
    expect(await calls(() => engine.sellerProfile(input))).toBe(1);
    expect(provider.requests.at(-1)?.body.response_format?.type).toBe(format);
    provider.always(null);
  });

  it('has one time budget for all calls', async () => {
    provider.next(hang);
    await expect(profile({ budgetMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('aborts the request when the caller cancels', async () => {
    provider.next(hang);
    const stop = new AbortController();
    const before = provider.requests.length;
    const running = profile({}, { signal: stop.signal });
    while (provider.requests.length === before)
      await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('reports the usage of each response, including invalid ones', async () => {
    const reported: Usage[] = [];
    provider.next(answersWith('nada'));
    await profile({}, { onUsage: (usage) => reported.push(usage) });
    expect(reported).toHaveLength(2);
    expect(reported[0]).toMatchObject({ job: 'sellerProfile', prompt: 'sellerProfile@3' });
    expect(reported[1]?.inputTokens).toBeGreaterThan(100);
    expect(reported[1]?.outputTokens).toBeGreaterThan(100);
  });
});

/** A valid answer to the last request. */
function objectOf(provider: Provider): unknown {
  return sample(provider.requests.at(-1)?.schema ?? {}, 3);
}

/** Everything that a log could contain of an error. */
function loggable(error: unknown): string {
  const seen: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    seen.push(at.message, at.stack ?? '', JSON.stringify({ ...at, cause: undefined }));
  }
  return seen.join('\n');
}
