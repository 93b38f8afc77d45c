import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../http/rules.ts';
import { formOf, sendMessage, streamTurn } from '../../testing/coach.ts';
import { activeIcp, newIcp } from '../../testing/icps.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const historyOf = async (seller: Seller, query = '') =>
  (await seller.get(`/api/coach/history${query}`)).json;

describe('Coach', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  async function sellerWithCoach(): Promise<Seller> {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    return seller;
  }

  it('is created once by repeated bootstraps', async () => {
    const seller = await server.newSeller();
    expect((await seller.get('/api/coach/status')).json).toMatchObject({ exists: false });
    await seller.post('/api/coach/bootstrap');
    await sendMessage(seller, 'Oi');
    const again = await Promise.all([1, 2, 3].map(() => seller.post('/api/coach/bootstrap')));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await seller.get('/api/coach/status')).json).toMatchObject({
      exists: true,
      engine: { kind: 'embedded', model: null },
    });
    expect((await historyOf(seller)).total).toBe(1);
  });

  it('answers an objection and a follow-up question', async () => {
    const seller = await sellerWithCoach();
    const first = await sendMessage(seller, 'O cliente disse que está caro');
    expect(first.status).toBe(200);
    expect(first.json.assistantResponse).toMatch(/caro|preço|valor/i);
    const second = await sendMessage(seller, 'E se ele insistir?');
    expect(second.json.assistantResponse).not.toBe(first.json.assistantResponse);
    // Audio URLs are signed anew for each response, and chips are only of the newest reply.
    const turns = [first.json, second.json].map(({ audioUrl: _, chips: _chips, ...turn }) => turn);
    expect((await historyOf(seller)).history).toMatchObject(turns);
  });

  it('returns the chips of a turn again with the history', async () => {
    const seller = await sellerWithCoach();
    const { json } = await sendMessage(seller, 'O cliente disse que está caro');
    expect(json.chips).toContain('e se ele insistir?');
    expect((await historyOf(seller)).history[0]).toMatchObject({
      chips: json.chips,
      support: false,
    });
  });

  it('marks a reply of the safety gate, which has no chips, also in the history', async () => {
    const seller = await sellerWithCoach();
    const { json } = await sendMessage(seller, 'quero acabar com a minha vida');
    expect(json).toMatchObject({ support: true, chips: [] });
    expect((await historyOf(seller)).history[0]).toMatchObject({ support: true, chips: [] });
  });

  it('uses the ICP of the question', async () => {
    const seller = await sellerWithCoach();
    const icpId = await activeIcp(seller, 'Salões da Vila');
    const question = 'Me dá um script de abertura';
    const [known, unknown] = [
      await sendMessage(seller, question, { icpId }),
      await sendMessage(seller, question),
    ];
    expect(known.status).toBe(200);
    expect((await sendMessage(seller, question, { icpId: '' })).status).toBe(200);
    expect(known.json.assistantResponse).not.toBe(unknown.json.assistantResponse);
  });

  it("returns 404 for another seller's ICP and 422 for one without a profile", async () => {
    const seller = await sellerWithCoach();
    const other = await server.newSeller('Rui Telles');
    const foreign = await sendMessage(seller, 'Oi', { icpId: await activeIcp(other) });
    const unknown = await sendMessage(seller, 'Oi', { icpId: 'none' });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.text).toBe(unknown.text);
    expect((await sendMessage(seller, 'Oi', { icpId: await newIcp(seller) })).status).toBe(422);
    expect((await historyOf(seller)).total).toBe(0);
  });

  it('streams a reply and then the whole turn', async () => {
    const seller = await sellerWithCoach();
    const { status, headers, events } = await streamTurn(seller, { textInput: 'Está caro' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/event-stream');
    const [accepted, ...rest] = events;
    const done = rest.pop();
    const sources = rest.pop();
    expect(accepted).toMatchObject({ type: 'accepted', userInput: 'Está caro' });
    expect(sources).toEqual({ type: 'sources', sources: [] });
    if (accepted?.type !== 'accepted' || done?.type !== 'done') throw new Error('Incomplete turn');
    const text = rest.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    expect(done.turn).toMatchObject({
      id: accepted.id,
      assistantResponse: text,
      interrupted: false,
    });
    // Audio URLs are signed anew for each response, and chips are only of the newest reply.
    const { audioUrl: _, chips: _chips, ...turn } = done.turn;
    expect((await historyOf(seller)).history).toEqual([expect.objectContaining(turn)]);
  });

  it("answers from the seller's documents with sources, and never from another seller's", async () => {
    const [seller, other] = [await sellerWithCoach(), await sellerWithCoach()];
    const price = new File(
      ['O plano Ouro custa R$ 300 por mês e inclui agenda e lembretes.'],
      'tabela.txt',
    );
    const received = await seller.post('/api/coach/files', formOf({ files: price }));
    expect(received.status).toBe(200);
    const files = async () => (await seller.get('/api/coach/status')).json.files;
    await expect.poll(files).toMatchObject([{ status: 'ready' }]);
    const question = 'Quanto custa o plano Ouro?';
    const { json } = await sendMessage(seller, question);
    expect(json.assistantResponse).toContain('R$ 300 por mês');
    expect(json.sources).toEqual([
      expect.objectContaining({ file: 'tabela.txt', excerpt: expect.stringContaining('R$ 300') }),
    ]);
    const { events } = await streamTurn(seller, { textInput: question });
    const offer = { item: 'plano Ouro', price: 'R$ 300 por mês' };
    expect(json.offer).toEqual(offer);
    expect(events).toContainEqual({ type: 'sources', sources: json.sources, offer });
    const foreign = (await sendMessage(other, question)).json;
    expect([foreign.sources, foreign.assistantResponse.includes('R$ 300')]).toEqual([[], false]);
    await seller.delete('/api/coach');
    expect(await files()).toEqual([]);
  });

  it('answers during uploads', async () => {
    const seller = await sellerWithCoach();
    const files = new FormData();
    for (const at of [1, 2, 3]) files.append('files', new File(['a '.repeat(1e6)], `${at}.txt`));
    const [received, talked] = await Promise.all([
      seller.post('/api/coach/files', files),
      sendMessage(seller, 'O cliente disse que está caro'),
    ]);
    expect([received.status, talked.status]).toEqual([200, 200]);
  });

  it('returns 409 before bootstrap', async () => {
    const seller = await server.newSeller();
    const answers = [
      await sendMessage(seller, 'Oi'),
      await seller.post('/api/coach/talk/stream', formOf({ textInput: 'Oi' })),
      await seller.post('/api/coach/reset'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[0]?.json.message).toBe('Inicialize o Coach antes de conversar');
    expect((await seller.delete('/api/coach')).status).toBe(200);
    expect(await historyOf(seller)).toEqual({ history: [], page: 1, limit: 20, total: 0 });
  });

  it('normalizes line ends and removes control characters', async () => {
    const seller = await sellerWithCoach();
    const { json } = await sendMessage(seller, '  Está caro.\nE agora?\r\nO que digo?\u0000 ');
    expect(json.userInput).toBe('Está caro.\nE agora?\nO que digo?');
  });

  it.each([
    ['an empty form', {}, 400],
    ['white space', { textInput: ' \r\n ' }, 400],
    ['a text over the limit', { textInput: 'a'.repeat(COACH_INPUT_MAX + 1) }, 400],
    ['a file in place of text', { textInput: new Blob(['Oi']) }, 400],
    ['a body over the limit', { textInput: 'a'.repeat(12 * 1024 * 1024) }, 413],
  ])('rejects %s', async (_what, fields, status) => {
    const seller = await sellerWithCoach();
    const answers = [
      await seller.post('/api/coach/talk', formOf(fields)),
      await seller.post('/api/coach/talk/stream', formOf(fields)),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect((await historyOf(seller)).total).toBe(0);
  });

  it('returns 415 for other types than forms and 400 for malformed ones', async () => {
    const seller = await sellerWithCoach();
    expect((await seller.post('/api/coach/talk', { textInput: 'Oi' })).status).toBe(415);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await seller.post('/api/coach/talk', 'no form', type)).status).toBe(400);
    expect((await seller.post('/api/coach/talk')).status).toBe(415);
    expect((await seller.post('/api/coach/talk', new FormData())).status).toBe(400);
  });

  it('returns the history in pages, newest page first, oldest turn first within a page', async () => {
    const seller = await sellerWithCoach();
    const words = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'];
    for (const word of words) await sendMessage(seller, word);
    const page = async (query: string) => {
      const { history, total } = await historyOf(seller, query);
      expect(total).toBe(5);
      return history.map(({ userInput }: { userInput: string }) => userInput);
    };
    expect(await page('')).toEqual(words);
    expect(await page('?page=1&limit=2')).toEqual(['Quatro', 'Cinco']);
    expect(await page('?page=3&limit=2')).toEqual(['Um']);
    expect(await page('?page=4&limit=2')).toEqual([]);
    expect((await seller.get('/api/coach/history?limit=0')).status).toBe(400);
  });

  it('starts a new session without history on reset', async () => {
    const seller = await sellerWithCoach();
    const first = await sendMessage(seller, 'O cliente disse que está caro');
    expect((await seller.post('/api/coach/reset')).status).toBe(200);
    expect((await historyOf(seller)).total).toBe(0);
    const again = await sendMessage(seller, 'O cliente disse que está caro');
    expect(again.json.assistantResponse).toBe(first.json.assistantResponse);
  });

  it('is deleted with its turns', async () => {
    const seller = await sellerWithCoach();
    await sendMessage(seller, 'Oi');
    expect((await seller.delete('/api/coach')).status).toBe(200);
    expect((await seller.get('/api/coach/status')).json.exists).toBe(false);
    await seller.post('/api/coach/bootstrap');
    expect((await historyOf(seller)).total).toBe(0);
  });

  it('is separate for each seller, and returns 401 without a token', async () => {
    const [seller, other] = [await sellerWithCoach(), await server.newSeller('Rui Telles')];
    await sendMessage(seller, 'Meu segredo de venda');
    await other.post('/api/coach/bootstrap');
    expect((await historyOf(other)).total).toBe(0);
    await other.post('/api/coach/reset');
    await other.delete('/api/coach');
    expect((await historyOf(seller)).total).toBe(1);
    expect((await sendMessage(server.asNobody(), 'Oi')).status).toBe(401);
  });

  it('stores the reply of a client that disconnects', async () => {
    const seller = await sellerWithCoach();
    const { authorization } = seller;
    for (let round = 1; round <= 20; round++) {
      const disconnect = new AbortController();
      const response = await fetch(`${server.url}/api/coach/talk/stream`, {
        method: 'POST',
        headers: { authorization },
        body: formOf({ textInput: 'O cliente disse que está caro' }),
        signal: disconnect.signal,
      });
      await response.body?.getReader().read();
      disconnect.abort();
    }
    await expect.poll(async () => (await historyOf(seller)).total).toBe(20);
    const { history } = await historyOf(seller);
    expect(history.every(({ interrupted }: { interrupted: boolean }) => !interrupted)).toBe(true);
  });
});

describe('Rate limit of the coach', () => {
  const server = useServer();

  it('answers 429 with Retry-After for one seller, and 200 for another', async () => {
    const most = RULES.coachTurn.points;
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await seller.post('/api/coach/bootstrap');
    await other.post('/api/coach/bootstrap');
    const answers = await Promise.all(
      Array.from({ length: most + 20 }, () => sendMessage(seller, 'Está caro')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    const rejected = answers.find(({ status }) => status === 429);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendMessage(other, 'Está caro')).status).toBe(200);
  });
});
