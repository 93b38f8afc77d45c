import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineAt } from '../testing/provider/engine.ts';
import { answersWith, hang, status } from '../testing/provider/faults.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import { collectReply, turnInput } from '../testing/turns.ts';
import { createBreaker } from './breaker.ts';
import type { LlmOptions } from './index.ts';

describe('concurrent jobs', () => {
  let provider: Provider;
  beforeEach(async () => {
    provider = await startProvider();
  });
  afterEach(() => provider.close());

  const engineOn = (other: Partial<LlmOptions> = {}) => engineAt(provider, other);
  const profileBy = (engine: ReturnType<typeof engineOn>, user: string, signal?: AbortSignal) =>
    engine.sellerProfile(
      { answers: answerPairs(SELLER), attempt: 0, sellerName: 'Ana', language: 'pt-BR' },
      { user, ...(signal ? { signal } : {}) },
    );

  it('rejects as busy above the limit per user, for that user only', async () => {
    const engine = engineOn({ slots: { total: 100, perUser: 2 } });
    const stop = new AbortController();
    provider.next(hang, hang);
    const waiting = [1, 2].map(() => profileBy(engine, 'ana', stop.signal));
    await expect(profileBy(engine, 'ana')).rejects.toMatchObject({ kind: 'busy', retryAfter: 5 });
    while (provider.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await profileBy(engine, 'beto')).perfilGeral.nome).toBe('Ana');
    stop.abort();
    await Promise.allSettled(waiting);
    expect((await profileBy(engine, 'ana')).perfilGeral.nome).toBe('Ana');
  });

  it('rejects as busy above the total limit, and releases slots', async () => {
    const engine = engineOn({ slots: { total: 1, perUser: 9 } });
    for await (const _event of engine.coachReply(turnInput('oi'), { user: 'ana' })) {
      await expect(profileBy(engine, 'beto')).rejects.toMatchObject({ kind: 'busy' });
      break;
    }
    await collectReply(engine.coachReply(turnInput('oi'), { user: 'ana' }));
    provider.always(answersWith(''));
    await expect(profileBy(engine, 'beto')).rejects.toMatchObject({ kind: 'bad_output' });
    provider.always(null);
    await profileBy(engine, 'beto');
  });

  it('sends no request after five consecutive failures', async () => {
    const engine = engineOn();
    provider.always(status(500));
    for (let tries = 0; tries < 4; tries++) {
      await expect(profileBy(engine, 'ana')).rejects.toMatchObject({ kind: 'unavailable' });
    }
    expect(provider.requests).toHaveLength(5);
    await expect(collectReply(engine.coachReply(turnInput('oi')))).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfter: 30,
    });
    expect(provider.requests).toHaveLength(5);
  });
});

describe('createBreaker', () => {
  const start = () => {
    let time = 0;
    const breaker = createBreaker({ now: () => time, cooldownMs: 1_000 });
    const fail = (times: number) => {
      for (let at = 0; at < times; at++) breaker.enter()('unavailable');
    };
    return {
      breaker,
      fail,
      wait: (ms: number) => {
        time += ms;
      },
    };
  };

  it('counts consecutive provider failures only', () => {
    const { breaker, fail } = start();
    fail(4);
    breaker.enter()(null);
    fail(4);
    breaker.enter()('cancelled');
    breaker.enter()('busy');
    fail(4);
    expect(() => breaker.enter()).not.toThrow();
  });

  it('allows one trial call after the cooldown, whose end decides', () => {
    const { breaker, fail, wait } = start();
    fail(5);
    expect(() => breaker.enter()).toThrow('unavailable');
    wait(1_000);
    const trial = breaker.enter();
    expect(() => breaker.enter()).toThrow('unavailable');
    trial('timeout');
    expect(() => breaker.enter()).toThrow('unavailable');
    wait(1_000);
    breaker.enter()(null);
    fail(4);
    expect(() => breaker.enter()).not.toThrow();
  });

  it('allows another trial call after a cancelled one', () => {
    const { breaker, fail, wait } = start();
    fail(5);
    wait(1_000);
    breaker.enter()('cancelled');
    expect(() => breaker.enter()).not.toThrow();
  });
});
