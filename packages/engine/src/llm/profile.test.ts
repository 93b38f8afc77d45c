import { Avatar } from '@salesai/contract/avatar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EngineError, type Run, type Usage } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
  cutByLength,
  hang,
  htmlPage,
  noChoices,
  refusesJsonMode,
  refusesSchemas,
  reset,
  says,
  status,
} from '../testing/provider/faults.ts';
import { sample } from '../testing/provider/sample.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import type { LlmOptions } from './index.ts';

describe('A profile by a language model', () => {
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
    const before = provider.asked.length;
    await work().catch(() => {});
    return provider.asked.length - before;
  };

  it('is complete, in the keys of the product, with the name of the account', async () => {
    const avatar = await profile();
    expect(z.safeParse(Avatar, avatar).error).toBeUndefined();
    expect(avatar.perfilGeral.nome).toBe('Ana Souza');
  });

  it('tells the model the answers, the method and the schema, in ASCII keys', async () => {
    await profile();
    const asked = provider.asked.at(-1);
    expect(asked?.messages[0]?.content).toContain('o cliente some depois que mando a proposta');
    expect(asked?.messages[0]?.content).toContain('material de referência');
    expect(asked?.schema?.properties).toHaveProperty('insightsComportamentais');
    expect(JSON.stringify(asked?.schema)).not.toMatch(/(?<=[ãçéê][^"]{0,400})":/);
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
  ] as const)('is asked for in the language of the seller: %s', async (language, wanted) => {
    provider.next(says('nada'));
    await engineOn().sellerProfile({ ...input, language });
    expect(provider.asked.at(-1)?.system).toMatch(wanted);
    const said = provider.asked.at(-1)?.messages.at(-1)?.content;
    expect(said).toMatch(/^(Essa resposta não serve|This answer cannot|Esa respuesta no sirve)/);
  });

  it('reads an object that stands among prose', async () => {
    const good = JSON.stringify(objectOf(provider));
    provider.next(says(`Claro! Aqui está:\n\`\`\`json\n${good}\n\`\`\`\nEspero que ajude.`));
    expect(await calls(profile)).toBe(1);
  });

  it('reads no object out of what a model thinks aloud', async () => {
    const good = JSON.stringify(objectOf(provider));
    provider.next(says(`<think>Talvez {"perfilGeral": 1}? Não.</think>\n${good}`));
    expect(await calls(profile)).toBe(1);
  });

  it.each([
    ['no JSON at all', says('Não posso fazer isso.')],
    ['half an object', cutByLength],
    ['an empty answer', says('')],
    ['an object of another shape', says('{"perfil": {"nome": 1}}')],
  ])(
    'gives %s back once, with what is wrong, and takes the second answer',
    async (_what, fault) => {
      provider.next(fault);
      const before = provider.asked.length;
      await profile();
      expect(provider.asked.length - before).toBe(2);
      expect(provider.asked.at(-1)?.messages.at(-1)?.content).toMatch(/^Essa resposta não serve: /);
    },
  );

  it.each([
    ['unusable twice', 'bad_output', 2, says('nada')],
    ['without choices', 'bad_output', 2, noChoices],
    ['a wrong key', 'configuration', 1, status(401)],
    ['no such model', 'configuration', 1, status(404)],
    ['a page in place of an answer', 'unavailable', 3, htmlPage],
    ['a broken provider', 'unavailable', 3, status(500)],
    ['an overloaded provider', 'busy', 3, status(529)],
    ['a cut connection', 'unavailable', 3, reset],
    ['too many requests', 'busy', 3, status(429)],
    ['a provider that wants two minutes', 'busy', 1, status(429, { 'retry-after': '120' })],
  ])(
    'fails on %s as %s after %i calls, and keeps what the provider said to itself',
    async (_what, kind, count, fault) => {
      provider.always(fault);
      const error = await profile().catch((thrown: unknown) => thrown);
      expect(await calls(profile)).toBe(count);
      provider.always(null);
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({ kind });
      expect(everythingIn(error)).not.toMatch(/sk-ours|sk-live|shard 7|some depois/);
    },
  );

  it('passes on how long a busy provider wants to be left alone', async () => {
    provider.next(status(429, { 'retry-after': '120' }));
    await expect(profile()).rejects.toMatchObject({ kind: 'busy', retryAfter: 120 });
  });

  it.each([
    ['is overloaded for a moment', status(503)],
    ['wants a moment', status(429, { 'retry-after': '0' })],
    ['drops the connection', reset],
  ])('waits for a provider that %s', async (_what, fault) => {
    provider.next(fault);
    expect(z.safeParse(Avatar, await profile()).success).toBe(true);
  });

  it.each([
    ['by the schema where the server takes one', null, 1, 'json_schema'],
    ['for any object where it knows no schemas', refusesSchemas, 2, 'json_object'],
    ['in words alone where it knows no JSON mode', refusesJsonMode, 3, undefined],
  ])('is asked for %s, and so from then on', async (_how, fault, first, format) => {
    provider.always(fault);
    const engine = engineOn();
    expect(await calls(() => engine.sellerProfile(input))).toBe(first);
    expect(await calls(() => engine.sellerProfile(input))).toBe(1);
    expect(provider.asked.at(-1)?.body.response_format?.type).toBe(format);
    provider.always(null);
  });

  it('has one budget of time for all its calls', async () => {
    provider.next(hang);
    await expect(profile({ budgetMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('stops its call when nobody waits any more', async () => {
    provider.next(hang);
    const stop = new AbortController();
    const before = provider.asked.length;
    const running = profile({}, { signal: stop.signal });
    while (provider.asked.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('tells what each answer cost, also one that was of no use', async () => {
    const told: Usage[] = [];
    provider.next(says('nada'));
    await profile({}, { onUsage: (usage) => told.push(usage) });
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ job: 'sellerProfile', prompt: 'sellerProfile@1' });
    expect(told[1]?.inputTokens).toBeGreaterThan(100);
    expect(told[1]?.outputTokens).toBeGreaterThan(100);
  });
});

/** A good answer of the provider, as it was last given. */
function objectOf(provider: Provider): unknown {
  return sample(provider.asked.at(-1)?.schema ?? {}, 3);
}

/** Everything that a log could write of an error. */
function everythingIn(error: unknown): string {
  const seen: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    seen.push(at.message, at.stack ?? '', JSON.stringify({ ...at, cause: undefined }));
  }
  return seen.join('\n');
}
