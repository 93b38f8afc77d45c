import { Avatar } from '@salesai/contract/avatar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { engineAt } from '../testing/provider/engine.ts';
import { status } from '../testing/provider/faults.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import { collectReply, turnInput } from '../testing/turns.ts';
import type { ProviderKind } from './model.ts';

const KINDS: [ProviderKind, address: RegExp, key: string][] = [
  ['openai', /\/v1\/chat\/completions$/, 'authorization'],
  ['openai-compatible', /\/v1\/chat\/completions$/, 'authorization'],
  ['anthropic', /\/v1\/messages$/, 'x-api-key'],
  ['google', /\/v1\/models\/some-model:\w+/, 'x-goog-api-key'],
];

describe.each(KINDS)('provider %s', (kind, address, key) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  const engine = () =>
    engineAt(provider, { provider: kind, model: 'some-model', apiKey: 'sk-ours' });
  const profile = () =>
    engine().sellerProfile({
      answers: answerPairs(SELLER),
      attempt: 0,
      sellerName: 'Ana',
      language: 'pt-BR',
    });

  it('calls the configured URL with the configured key', async () => {
    expect(z.safeParse(Avatar, await profile()).error).toBeUndefined();
    expect(provider.requests.at(-1)?.path).toMatch(address);
    expect(String(provider.requests.at(-1)?.headers[key])).toContain('sk-ours');
  });

  it('streams coach replies', async () => {
    const { deltas, order } = await collectReply(
      engine().coachReply(turnInput('o cliente achou caro')),
    );
    expect(deltas.length).toBeGreaterThan(5);
    expect(order).toEqual(['delta', 'sources', 'done']);
  });

  it('is named in info', () => {
    expect(engine().info).toMatchObject({ kind, model: 'some-model' });
  });

  it.each([
    [401, 'configuration'],
    [429, 'busy'],
    [500, 'unavailable'],
  ])('fails on %i as %s', async (code, failure) => {
    provider.always(status(code));
    await expect(profile()).rejects.toMatchObject({ name: 'EngineError', kind: failure });
    provider.always(null);
  });
});
