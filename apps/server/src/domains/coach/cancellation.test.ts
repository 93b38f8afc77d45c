import { stallsAfter } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../../testing/coach.ts';
import { modelAt } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';

describe('Cancelling a reply', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const server = useServer(modelAt(provider.url));

  /** A seller whose streamed reply stalls after its first words. */
  async function startReply() {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    const response = await fetch(`${server.url}/api/coach/talk/stream`, {
      method: 'POST',
      headers: { authorization: seller.authorization },
      body: formOf({ textInput: 'O cliente disse que está caro' }),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const next = async () => {
      const part = await reader?.read();
      received += part?.value ?? '';
      return part?.done === false;
    };
    while (!received.includes('"delta"')) await next();
    const rest = async () => {
      while (await next());
      return received;
    };
    return { seller, rest };
  }
  const historyOf = async (seller: Seller) => (await seller.get('/api/coach/history')).json.history;

  it("ends it, stores the text so far, and leaves other sellers' replies running", async () => {
    provider.always(stallsAfter(3));
    const [ana, rui] = [await startReply(), await startReply()];
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

  it('succeeds without a reply in progress', async () => {
    const seller = await server.newSeller();
    expect((await seller.post('/api/coach/talk/stop')).status).toBe(200);
  });
});
