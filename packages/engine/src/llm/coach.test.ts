import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../embedded/index.ts';
import type { CoachReplyInput, Engine, Run, Usage } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
  answersWith,
  cutAfter,
  cutByLength,
  endless,
  endsAfter,
  errorAfter,
  type Fault,
  garbageAfter,
  hang,
  htmlPage,
  outOfTokens,
  reset,
  stallsAfter,
  status,
} from '../testing/provider/faults.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { collectReply, passage, priceRow, turnInput } from '../testing/turns.ts';
import type { LlmOptions } from './index.ts';

const ANSWER = 'Pergunte ao cliente o que ele compara e ofereça um passo pequeno, com dia marcado.';

/** The act and the chips of a reply. */
async function detailsOf(events: ReturnType<Engine['coachReply']>) {
  for await (const event of events)
    if (event.type === 'done') return { act: event.details.act, chips: event.details.chips };
  throw new Error('The reply has no end');
}

describe('coachReply of a language model', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  /** Neither a stall nor the budget ends a reply on a busy machine. */
  const engineOn = (other: Partial<LlmOptions> = {}) =>
    engineAt(provider, { stallMs: 600_000, budgetMs: 600_000, ...other });
  const reply = (
    input: CoachReplyInput = turnInput('o cliente achou caro'),
    { run, ...other }: Partial<LlmOptions> & { run?: Run } = {},
  ) => collectReply(engineOn(other).coachReply(input, run));

  it('streams a complete answer', async () => {
    const { text, order, deltas, interrupted } = await withEnd(
      engineOn().coachReply(turnInput('oi')),
    );
    expect(text).toBe(ANSWER);
    expect(deltas.length).toBeGreaterThan(5);
    expect(order).toEqual(['delta', 'sources', 'done']);
    expect(interrupted).toBe(false);
  });

  it('sends seller, ICP, notes and numbered passages to the model', async () => {
    await reply(
      turnInput('o cliente achou caro', {
        hasDocuments: true,
        passages: [passage('Garantia de 5 anos.', { coverage: 0.5 }), passage('12 vezes.')],
      }),
    );
    const content = provider.requests.at(-1)?.messages.at(-1)?.content ?? '';
    expect(content).toContain('Ana Souza');
    expect(content).toContain('Família Sol');
    expect(content).toContain('material de referência');
    expect(content).toMatch(/trecho \[1\] de tabela-2026\.pdf, p\. 3">\n12 vezes\./);
    expect(content).toMatch(/trecho \[2\].{0,400}\nGarantia de 5 anos\./);
  });

  it('sends rows of documents as numbered data, whose figures need no warning', async () => {
    const row = {
      ...priceRow('Manutenção', 'R$ 120'),
      conditions: ['22 a 30 dias'],
      line: '22 a 30 dias | R$ 120',
    };
    provider.next(answersWith('Custa R$ 120 [1], ou R$ 999.'));
    const { text, sources } = await reply(
      turnInput('quanto custa a manutenção?', { hasDocuments: true, rows: [row] }),
    );
    const content = provider.requests.at(-1)?.messages.at(-1)?.content ?? '';
    expect(content).toMatch(
      /trecho \[1\] de tabela\.pdf, p\. 2">\nManutenção, 22 a 30 dias: R\$ 120/,
    );
    expect(text).toContain('R$ 120 [1]');
    expect(text).toContain('\n\nConfira antes de usar: R$ 999 não está');
    expect(sources.sources).toMatchObject([{ file: 'tabela.pdf', page: 2, excerpt: row.line }]);
  });

  it.each(['fechei!! a Marlene comprou', 'perdi a venda pro concorrente', 'o cliente achou caro'])(
    'has the same act and chips as the embedded engine for “%s”',
    async (message) => {
      const input = turnInput(message, { passages: [passage('Doze vezes.')] });
      const modelled = await detailsOf(engineOn().coachReply(input));
      const embedded = await detailsOf(createEmbeddedEngine().coachReply(input));
      expect(modelled.chips.length).toBeGreaterThan(0);
      expect(modelled).toEqual(embedded);
    },
  );

  it('states to the model that a document is still being read', async () => {
    await reply(turnInput('qual a garantia?', { documentsBeingRead: true }));
    expect(provider.requests.at(-1)?.messages.at(-1)?.content).toContain('ainda está sendo lido');
  });

  it('removes the reasoning of the model', async () => {
    provider.next(answersWith(`<think>o vendedor parece nervoso</think>\n${ANSWER}`));
    expect((await reply()).text).toBe(ANSWER);
  });

  it('sends recent turns in full and older ones as a summary', async () => {
    const history = Array.from({ length: 60 }, (_, at) => ({
      userInput: `pergunta ${at} ${'sobre o preço '.repeat(200)}`,
      assistantResponse: `resposta ${at} ${'longa '.repeat(400)}`,
    }));
    await reply(turnInput('e agora?', { history }));
    const request = provider.requests.at(-1);
    expect(request?.messages).toHaveLength(17);
    expect(request?.messages.at(-1)?.content).toContain('- pergunta 51');
    expect(JSON.stringify(request?.body).length).toBeLessThan(45_000);
  });

  it('returns cited passages as sources and removes invented citations', async () => {
    provider.next(answersWith('São 5 anos [2]. Dizem que são 9 [4].'));
    const passages = [passage('Doze vezes.'), passage('Cinco anos.', { page: 7, coverage: 0.5 })];
    const { text, sources } = await reply(turnInput('garantia?', { hasDocuments: true, passages }));
    expect(text).toBe('São 5 anos [2]. Dizem que são 9 .');
    expect(sources.sources).toMatchObject([{ file: 'tabela-2026.pdf', page: 7 }]);
  });

  it.each<[string, Fault, Partial<LlmOptions>?]>([
    ['is disconnected', cutAfter(6)],
    ['ends without a finish event', endsAfter(6)],
    ['stalls', stallsAfter(6), { stallMs: 2_000 }],
    ['contains an error event', errorAfter(6)],
    ['contains invalid JSON', garbageAfter(6)],
    ['reaches the maximum length', cutByLength],
  ])(
    'returns the partial text of a stream that %s as interrupted',
    async (_what, fault, options) => {
      provider.next(fault);
      const events = engineOn(options).coachReply(turnInput('oi'));
      const { text, order, interrupted } = await withEnd(events);
      expect(text.length).toBeGreaterThan(20);
      expect(ANSWER.startsWith(text.trim())).toBe(true);
      expect(order).toEqual(['delta', 'sources', 'done']);
      expect(interrupted).toBe(true);
    },
  );

  it('stops an endless answer', async () => {
    provider.next(endless);
    const { text, interrupted } = await withEnd(engineOn().coachReply(turnInput('oi')));
    expect(interrupted).toBe(true);
    expect(text.length).toBeLessThan(15_000);
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it.each<[string, string, number, Fault]>([
    ['fails', 'unavailable', 3, status(500)],
    ['drops the connection', 'unavailable', 3, reset],
    ['returns empty text', 'bad_output', 2, answersWith('')],
    ['returns only white space', 'bad_output', 2, answersWith(' ')],
    ['returns only markup', 'bad_output', 1, answersWith('<b></b>')],
    ['rejects the key', 'configuration', 1, status(401)],
    ['is busy', 'busy', 1, status(429, { 'retry-after': '60' })],
  ])('fails before the first text when the provider %s: %s', async (_what, kind, calls, fault) => {
    const before = provider.requests.length;
    provider.always(fault);
    await expect(reply()).rejects.toMatchObject({ name: 'EngineError', kind });
    provider.always(null);
    expect(provider.requests.length - before).toBe(calls);
  });

  it('fails with timeout when the first text exceeds the budget', async () => {
    provider.next(hang);
    await expect(reply(undefined, { budgetMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('begins again when the first try fails before a word', async () => {
    provider.next(status(503));
    expect((await reply()).text).toBe(ANSWER);
  });

  it.each<[string, Fault]>([
    ['is empty', answersWith('')],
    ['contains only white space', answersWith(' ')],
    ['has no finish event', endsAfter(0)],
    ['contains invalid JSON', garbageAfter(0)],
    ['contains an error event', errorAfter(0)],
    ['is disconnected', cutAfter(0)],
    ['uses all tokens before the answer', outOfTokens],
    ['is the HTML page of a proxy', htmlPage],
  ])('retries once when the stream %s before its first text', async (_what, fault) => {
    const before = provider.requests.length;
    provider.next(fault);
    const { text, order, interrupted } = await withEnd(engineOn().coachReply(turnInput('oi')));
    expect([text, order, interrupted]).toEqual([ANSWER, ['delta', 'sources', 'done'], false]);
    expect(provider.requests.length - before).toBe(2);
  });

  it('does not retry after its budget', async () => {
    const before = provider.requests.length;
    provider.next(answersWith(''));
    // Long enough for the first call on a busy machine; the wait before a second one is far longer.
    const running = reply(undefined, { budgetMs: 5_000, backoffMs: 20_000 });
    await expect(running).rejects.toMatchObject({ kind: 'timeout' });
    expect(provider.requests.length - before).toBe(1);
  });

  it('does not retry after the caller has cancelled', async () => {
    const before = provider.requests.length;
    provider.next(hang);
    const stop = new AbortController();
    const running = reply(undefined, { run: { signal: stop.signal } });
    while (provider.requests.length === before)
      await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    expect(provider.requests.length - before).toBe(1);
  });

  it('aborts the request when the caller cancels', async () => {
    provider.next(stallsAfter(3));
    const stop = new AbortController();
    const read = async () => {
      const run = { signal: stop.signal };
      for await (const _event of engineOn().coachReply(turnInput('oi'), run)) stop.abort();
    };
    await expect(read()).rejects.toMatchObject({ kind: 'cancelled' });
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('aborts the request when the reader stops', async () => {
    provider.next(stallsAfter(3));
    for await (const _event of engineOn().coachReply(turnInput('oi'))) break;
    while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('reports tokens, estimated when the provider reports none', async () => {
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

/** Collects a reply with its `interrupted` flag. */
async function withEnd(events: ReturnType<Engine['coachReply']>) {
  let interrupted: boolean | null = null;
  const observed = async function* () {
    for await (const event of events) {
      if (event.type === 'done') interrupted = event.interrupted;
      yield event;
    }
  };
  const all = await collectReply(observed());
  return { ...all, interrupted: interrupted as boolean | null };
}
