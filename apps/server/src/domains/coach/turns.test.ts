import type { CoachTurn } from '@salesai/contract/coach';
import {
  answersWith,
  cutAfter,
  stallsAfter,
  status,
} from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formOf, sendMessage, streamTurn } from '../../testing/coach.ts';
import { modelAt } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const QUESTION = 'O cliente disse que está caro';

describe('A turn with a language model', async () => {
  const provider = await startProvider();
  afterEach(() => provider.always(null));
  afterAll(() => provider.close());
  const server = useServer({
    RATE_LIMITS: 'off',
    ...modelAt(provider.url),
    AI_TIMEOUT_MS: '2000',
  });

  async function newSeller(): Promise<Seller> {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    return seller;
  }
  // Starts the worker threads, which would use up the short budget.
  beforeAll(async () => {
    const seller = await newSeller();
    const isAnswered = async () => (await sendMessage(seller, 'Oi')).status === 200;
    await waitFor(isAnswered, () => 'no turn is answered');
  });
  const historyOf = async (seller: Seller) => (await seller.get('/api/coach/history')).json.history;

  it('reports the model and streams its reply', async () => {
    const seller = await newSeller();
    provider.next(answersWith('Pergunte o que ele compara.'));
    const { events } = await streamTurn(seller, { textInput: QUESTION });
    expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(1);
    expect((await historyOf(seller))[0].assistantResponse).toBe('Pergunte o que ele compara.');
    expect((await seller.get('/api/coach/status')).json.engine).toEqual({
      kind: 'openai-compatible',
      model: 'small',
    });
  });

  it("sends the seller's documents and turns to the model, and never another seller's", async () => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const canaries = ['canário-azul', 'canário-verde'];
    for (const [at, seller] of [ana, rui].entries()) {
      const text = `O plano Ouro custa R$ 300 e o código é ${canaries[at]}.`;
      await seller.post('/api/coach/files', formOf({ files: new File([text], 'plano.txt') }));
      const files = async () => (await seller.get('/api/coach/status')).json.files;
      await expect.poll(files).toMatchObject([{ status: 'ready' }]);
      await sendMessage(seller, `Meu segredo: ${canaries[at]}`);
    }
    provider.requests.length = 0;
    for (const question of ['Qual é o código do plano Ouro?', 'Qual é o segredo?', QUESTION]) {
      await sendMessage(ana, question);
    }
    const shown = JSON.stringify(provider.requests.map(({ body }) => body));
    expect(shown).toContain(canaries[0]);
    expect(shown).not.toContain(canaries[1]);
  });

  it.each([
    ['drops the connection', cutAfter(3)],
    ['stalls', stallsAfter(3)],
  ])('stores the partial reply when the model %s', async (_what, fault) => {
    const seller = await newSeller();
    provider.always(fault);
    const { events } = await streamTurn(seller, { textInput: QUESTION });
    const done = events.at(-1);
    expect(done).toMatchObject({ type: 'done', turn: { interrupted: true } });
    // Audio URLs are signed anew for each response.
    const stored = (await historyOf(seller)).map(({ audioUrl: _, ...turn }: CoachTurn) => turn);
    expect(done?.type === 'done' && [done.turn]).toMatchObject(stored);
    expect(stored).toHaveLength(1);
  });

  it('emits a 409 error event when the coach is deleted during a reply', async () => {
    const seller = await newSeller();
    provider.always(stallsAfter(3));
    const turn = streamTurn(seller, { textInput: QUESTION });
    await expect.poll(() => provider.open()).toBe(1);
    await seller.delete('/api/coach');
    expect((await turn).events.at(-1)).toMatchObject({ type: 'error', error: { status: 409 } });
  });

  it('emits the error of a failing model and stores nothing', async () => {
    const seller = await newSeller();
    provider.always(status(500));
    const { events } = await streamTurn(seller, { textInput: QUESTION });
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'error']);
    expect(events[1]).toMatchObject({ error: { status: 503, code: 'UNAVAILABLE' } });
    expect((await sendMessage(seller, QUESTION)).status).toBe(503);
    expect(await historyOf(seller)).toEqual([]);
  });
});
