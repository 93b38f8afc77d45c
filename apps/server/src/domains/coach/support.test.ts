import { answersWith } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf, sendMessage, streamTurn } from '../../testing/coach.ts';
import { modelAt } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const DANGER = 'nao quero mais viver';
const SUPPORT = /188/;

async function withCoach(seller: Promise<Seller>): Promise<Seller> {
  const one = await seller;
  await one.post('/api/coach/bootstrap');
  return one;
}

const server = useServer({ RATE_LIMITS: 'off' });

describe('The safety gate of the embedded engine', () => {
  const newSeller = () => withCoach(server.newSeller());

  it('answers a person in danger without documents, chips and sales advice', async () => {
    const seller = await newSeller();
    const text = 'Quem não quer mais viver sem agenda assina o plano Ouro por R$ 300.';
    await seller.post('/api/coach/files', formOf({ files: new File([text], 'plano.txt') }));
    const files = async () => (await seller.get('/api/coach/status')).json.files;
    await expect.poll(files).toMatchObject([{ status: 'ready' }]);
    const { json } = await sendMessage(seller, DANGER);
    expect(json.assistantResponse).toMatch(SUPPORT);
    expect(json).toMatchObject({ sources: [], chips: [], artefact: null });
  });

  it('stays with the person until the seller changes the subject, and then adds one line', async () => {
    const seller = await newSeller();
    await sendMessage(seller, DANGER);
    const next = await sendMessage(seller, 'não sei, tá tudo pesado');
    expect(next.json.assistantResponse).toMatch(/188|192/);
    const other = await sendMessage(seller, 'o cliente disse que tá caro');
    expect(other.json.assistantResponse).toMatch(/Está caro[\s\S]{0,600}188/);
    const after = await sendMessage(seller, 'e se ele insistir?');
    expect(after.json.assistantResponse).not.toMatch(SUPPORT);
  });

  it("leaves other sellers' conversations alone, and answers nobody without a session", async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    await sendMessage(one, DANGER);
    expect((await sendMessage(other, 'tá caro')).json.assistantResponse).not.toMatch(SUPPORT);
    expect((await sendMessage(server.asNobody(), DANGER)).status).toBe(401);
  });
});

describe('The safety gate in front of a language model', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const server = useServer({ RATE_LIMITS: 'off', ...modelAt(provider.url) });

  it('answers without a call of the provider', async () => {
    const seller = await withCoach(server.newSeller());
    const { events } = await streamTurn(seller, { textInput: DANGER });
    const done = events.at(-1);
    expect(done?.type === 'done' && done.turn.assistantResponse).toMatch(SUPPORT);
    expect(provider.requests).toEqual([]);
  });

  it('adds its line to the first reply about something else', async () => {
    const seller = await withCoach(server.newSeller());
    await sendMessage(seller, DANGER);
    provider.next(answersWith('Pergunte o que ele compara.'));
    const { json } = await sendMessage(seller, 'o cliente disse que tá caro');
    expect(json.assistantResponse).toMatch(/^Pergunte o que ele compara\.[\s\S]*188/);
  });
});

describe('Support replies in the metrics', () => {
  const server = useServer({ RATE_LIMITS: 'off', ADMIN_TOKEN: 'a'.repeat(32) });

  it('are counted without kind and content', async () => {
    const seller = await withCoach(server.newSeller());
    await sendMessage(seller, DANGER);
    await sendMessage(seller, 'o cliente disse que tá caro');
    const response = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${'a'.repeat(32)}` },
    });
    const lines = (await response.text()).split('\n');
    const counted = lines.filter((line) => /^salesai_coach_support/.test(line));
    expect(counted).toEqual(['salesai_coach_support_replies_total 1']);
  });
});

describe('A reply of the coach', () => {
  it('has chips, and its text to send again when the history is read', async () => {
    const seller = await withCoach(server.newSeller());
    const asked = 'escreve uma mensagem pra Marlene que sumiu depois do orçamento';
    const { json } = await sendMessage(seller, asked);
    expect(json.chips.length).toBeGreaterThan(0);
    expect(json.chips.length).toBeLessThanOrEqual(3);
    expect(json.artefact).toMatchObject({ kind: 'message', channel: 'whatsapp' });
    expect(json.artefact.text).toContain('Marlene');
    const { history } = (await seller.get('/api/coach/history')).json;
    expect(history[0].artefact).toEqual(json.artefact);
  });
});
