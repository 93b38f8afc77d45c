import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoachReplyInput, Engine, Run, Usage } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
  cutAfter,
  cutByLength,
  endless,
  endsAfter,
  errorAfter,
  type Fault,
  garbageAfter,
  hang,
  htmlPage,
  reset,
  says,
  stallsAfter,
  status,
  usedUp,
} from '../testing/provider/faults.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { collectReply, passage, turnInput } from '../testing/turns.ts';
import type { LlmOptions } from './index.ts';

const ANSWER = 'Pergunte ao cliente o que ele compara e ofereça um passo pequeno, com dia marcado.';

describe('The coach by a language model', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  const engineOn = (other: Partial<LlmOptions> = {}) =>
    engineAt(provider, { stallMs: 150, ...other });
  const reply = (
    input: CoachReplyInput = turnInput('o cliente achou caro'),
    { run, ...other }: Partial<LlmOptions> & { run?: Run } = {},
  ) => collectReply(engineOn(other).coachReply(input, run));

  it('streams the whole answer and says that it is whole', async () => {
    const { text, order, deltas, interrupted } = await withEnd(
      engineOn().coachReply(turnInput('oi')),
    );
    expect(text).toBe(ANSWER);
    expect(deltas.length).toBeGreaterThan(5);
    expect(order).toEqual(['delta', 'sources', 'done']);
    expect(interrupted).toBe(false);
  });

  it('tells the model the seller, the buyer, the method and the passages, numbered', async () => {
    await reply(
      turnInput('o cliente achou caro', {
        hasDocuments: true,
        passages: [passage('Garantia de 5 anos.', { coverage: 0.5 }), passage('12 vezes.')],
      }),
    );
    const said = provider.asked.at(-1)?.messages.at(-1)?.content ?? '';
    expect(said).toContain('Ana Souza');
    expect(said).toContain('Família Sol');
    expect(said).toContain('material de referência');
    expect(said).toMatch(/trecho \[1\] de tabela-2026\.pdf, p\. 3">\n12 vezes\./);
    expect(said).toMatch(/trecho \[2\].{0,400}\nGarantia de 5 anos\./);
  });

  it('shows nothing of what a model thinks aloud', async () => {
    provider.next(says(`<think>o vendedor parece nervoso</think>\n${ANSWER}`));
    expect((await reply()).text).toBe(ANSWER);
  });

  it('keeps a long conversation short: recent turns whole, older ones by their subject', async () => {
    const history = Array.from({ length: 60 }, (_, at) => ({
      userInput: `pergunta ${at} ${'longa '.repeat(400)}`,
      assistantResponse: `resposta ${at} ${'longa '.repeat(400)}`,
    }));
    await reply(turnInput('e agora?', { history }));
    const asked = provider.asked.at(-1);
    expect(asked?.messages).toHaveLength(17);
    expect(asked?.messages.at(-1)?.content).toContain('- pergunta 51');
    expect(JSON.stringify(asked?.body).length).toBeLessThan(45_000);
  });

  it('gives as sources the passages that were cited, and takes invented citations out', async () => {
    provider.next(says('São 5 anos [2]. Dizem que são 9 [4].'));
    const passages = [passage('Doze vezes.'), passage('Cinco anos.', { page: 7, coverage: 0.5 })];
    const { text, sources } = await reply(turnInput('garantia?', { hasDocuments: true, passages }));
    expect(text).toBe('São 5 anos [2]. Dizem que são 9 .');
    expect(sources.sources).toMatchObject([{ file: 'tabela-2026.pdf', page: 7 }]);
  });

  it.each<[string, Fault]>([
    ['is cut', cutAfter(6)],
    ['ends without an end', endsAfter(6)],
    ['stalls', stallsAfter(6)],
    ['turns into an error', errorAfter(6)],
    ['turns into rubbish', garbageAfter(6)],
    ['reaches the length of an answer', cutByLength],
  ])('keeps what came of an answer that %s, marked as interrupted', async (_what, fault) => {
    provider.next(fault);
    const { text, order, interrupted } = await withEnd(engineOn().coachReply(turnInput('oi')));
    expect(text.length).toBeGreaterThan(20);
    expect(ANSWER.startsWith(text.trim())).toBe(true);
    expect(order).toEqual(['delta', 'sources', 'done']);
    expect(interrupted).toBe(true);
  });

  it('ends an answer that never ends', async () => {
    provider.next(endless);
    const { text, interrupted } = await withEnd(engineOn().coachReply(turnInput('oi')));
    expect(interrupted).toBe(true);
    expect(text.length).toBeLessThan(15_000);
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it.each<[string, string, number, Fault]>([
    ['fails', 'unavailable', 3, status(500)],
    ['drops the connection', 'unavailable', 3, reset],
    ['ends before the first word', 'bad_output', 2, says('')],
    ['answers with blanks alone', 'bad_output', 2, says(' ')],
    ['answers with markup alone', 'bad_output', 1, says('<b></b>')],
    ['wants a key', 'configuration', 1, status(401)],
    ['is busy', 'busy', 1, status(429, { 'retry-after': '60' })],
  ])('fails before the first word when the provider %s: %s', async (_what, kind, calls, fault) => {
    const before = provider.asked.length;
    provider.always(fault);
    await expect(reply()).rejects.toMatchObject({ name: 'EngineError', kind });
    provider.always(null);
    expect(provider.asked.length - before).toBe(calls);
  });

  it('tells nobody to wait longer than its budget for a first word', async () => {
    provider.next(hang);
    await expect(reply(undefined, { budgetMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('begins again when the first try fails before a word', async () => {
    provider.next(status(503));
    expect((await reply()).text).toBe(ANSWER);
  });

  it.each<[string, Fault]>([
    ['is empty', says('')],
    ['holds blanks alone', says(' ')],
    ['has no finish', endsAfter(0)],
    ['holds a garbage event', garbageAfter(0)],
    ['holds an error event', errorAfter(0)],
    ['is cut', cutAfter(0)],
    ['is used up before an answer', usedUp],
    ['is a page of a proxy', htmlPage],
  ])('asks once more when the stream %s before its first word', async (_what, fault) => {
    const before = provider.asked.length;
    provider.next(fault);
    const { text, order, interrupted } = await withEnd(engineOn().coachReply(turnInput('oi')));
    expect([text, order, interrupted]).toEqual([ANSWER, ['delta', 'sources', 'done'], false]);
    expect(provider.asked.length - before).toBe(2);
  });

  it('does not ask again after its budget has ended', async () => {
    const before = provider.asked.length;
    provider.next(says(''));
    const asked = reply(undefined, { budgetMs: 100, backoffMs: 10_000 });
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    expect(provider.asked.length - before).toBe(1);
  });

  it('does not ask again when the caller has cancelled', async () => {
    const before = provider.asked.length;
    provider.next(hang);
    const stop = new AbortController();
    const asked = reply(undefined, { run: { signal: stop.signal } });
    while (provider.asked.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' });
    expect(provider.asked.length - before).toBe(1);
  });

  it('stops the provider when nobody listens any more', async () => {
    provider.next(stallsAfter(3));
    const stop = new AbortController();
    const listen = async () => {
      for await (const _event of engineOn({ stallMs: 60_000 }).coachReply(turnInput('oi'), {
        signal: stop.signal,
      }))
        stop.abort();
    };
    await expect(listen()).rejects.toMatchObject({ kind: 'cancelled' });
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('stops the provider when the listener just goes', async () => {
    provider.next(stallsAfter(3));
    for await (const _event of engineOn({ stallMs: 60_000 }).coachReply(turnInput('oi'))) break;
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('counts the tokens of an answer, by length where the provider could not say', async () => {
    const seen: Usage[] = [];
    const run = { onUsage: (usage: Usage) => seen.push(usage) };
    await reply(undefined, { run });
    provider.next(cutAfter(6));
    await reply(undefined, { run });
    expect(seen).toHaveLength(2);
    for (const { inputTokens, outputTokens } of seen) {
      expect(inputTokens).toBeGreaterThan(300);
      expect(outputTokens).toBeGreaterThan(5);
    }
  });
});

/** Listens to a whole answer and to what its end says. */
async function withEnd(events: ReturnType<Engine['coachReply']>) {
  let interrupted: boolean | null = null;
  const heard = async function* () {
    for await (const event of events) {
      if (event.type === 'done') interrupted = event.interrupted;
      yield event;
    }
  };
  const all = await collectReply(heard());
  return { ...all, interrupted: interrupted as boolean | null };
}
