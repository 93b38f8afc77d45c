import { stallsAfter } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/coach.ts';
import { modelAt } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';

describe('An answer that goes on and on', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const server = useServer(modelAt(provider.url));

  /** Somebody in the middle of an answer: its first words are there, the next never come. */
  async function listening() {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    const response = await fetch(`${server.url}/api/coach/talk/stream`, {
      method: 'POST',
      headers: { authorization: seller.authorization },
      body: formOf({ textInput: 'O cliente disse que está caro' }),
    });
    const words = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const next = async () => {
      const part = await words?.read();
      heard += part?.value ?? '';
      return part?.done === false;
    };
    while (!heard.includes('"delta"')) await next();
    const rest = async () => {
      while (await next());
      return heard;
    };
    return { seller, rest };
  }
  const historyOf = async (seller: Seller) => (await seller.get('/api/coach/history')).json.history;

  it('ends when its seller has heard enough, who keeps the words so far', async () => {
    provider.always(stallsAfter(3));
    const [ana, rui] = [await listening(), await listening()];
    expect((await server.asNobody().post('/api/coach/talk/stop')).status).toBe(401);
    expect((await ana.seller.post('/api/coach/talk/stop')).status).toBe(200);
    expect(await ana.rest()).toContain('"interrupted":true');
    const [turn] = await historyOf(ana.seller);
    expect(turn).toMatchObject({ interrupted: true });
    expect(turn.assistantResponse).not.toBe('');

    expect(provider.open()).toBe(1);
    expect(await historyOf(rui.seller)).toEqual([]);
    await rui.seller.post('/api/coach/talk/stop');
    await rui.rest();
  });

  it('is not there: stopping changes nothing', async () => {
    const seller = await server.newSeller();
    expect((await seller.post('/api/coach/talk/stop')).status).toBe(200);
  });
});
