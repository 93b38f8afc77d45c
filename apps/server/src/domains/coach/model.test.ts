import { TRANSCRIPT } from '@salesai/engine/testing/provider/audio';
import {
  answersWith,
  cutAfter,
  type Fault,
  reset,
  status,
} from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { formOf, sendMessage, streamTurn } from '../../testing/coach.ts';
import { modelAt } from '../../testing/model.ts';
import { type Seller, useServer } from '../../testing/server.ts';
import { wav } from '../../testing/speech-provider.ts';

const provider = await startProvider();
afterEach(() => provider.always(null));
afterAll(() => provider.close());

describe('Coach with a language model', () => {
  const server = useServer({
    ...modelAt(provider.url),
    STT_BASE_URL: provider.url,
    TTS_BASE_URL: provider.url,
  });
  const withCoach = async (name?: string): Promise<Seller> => {
    const seller = await server.newSeller(name);
    await seller.post('/api/coach/bootstrap');
    return seller;
  };
  const upload = async (seller: Seller, text: string) => {
    const files = new File([text], 'tabela.txt', { type: 'text/plain' });
    await seller.post('/api/coach/files', formOf({ files }));
    const status = async () => (await seller.get('/api/coach/status')).json.files[0].status;
    await expect.poll(status).toBe('ready');
  };

  it('reports the model in its status', async () => {
    const { json } = await (await withCoach()).get('/api/coach/status');
    expect(json.engine).toEqual({ kind: 'openai-compatible', model: 'small' });
  });

  it("answers from the seller's documents with sources, and never from another seller's", async () => {
    const ana = await withCoach('Ana');
    const beto = await withCoach('Beto');
    await upload(ana, 'A garantia do equipamento é de 7 anos, canário AZUL-ANA.');
    await upload(beto, 'A garantia do equipamento é de 2 anos, canário VERDE-BETO.');
    const { json } = await sendMessage(ana, 'Qual é a garantia do equipamento?');
    expect(json.assistantResponse).toContain('7 anos');
    expect(json.sources).toMatchObject([{ file: 'tabela.txt' }]);
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('VERDE-BETO');
    await sendMessage(beto, 'Qual é a garantia do equipamento?');
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('AZUL-ANA');
  });

  it('stores an interrupted reply and continues from it', async () => {
    const ana = await withCoach();
    provider.next(cutAfter(5));
    const { events } = await streamTurn(ana, { textInput: 'o cliente achou caro' });
    expect(events.at(-1)).toMatchObject({ turn: { interrupted: true } });
    const { history } = (await ana.get('/api/coach/history')).json;
    expect(history[0]).toMatchObject({ interrupted: true });
    await sendMessage(ana, 'continue');
    expect(provider.requests.at(-1)?.messages.at(-2)).toEqual({
      role: 'assistant',
      content: history[0].assistantResponse,
    });
  });

  it.each<[string, Fault, number, string]>([
    ['is down', status(500), 503, 'O modelo de IA está fora do ar.'],
    ['drops the connection', reset, 503, 'O modelo de IA está fora do ar.'],
    ['rejects the key', status(403), 503, 'O modelo de IA não está bem configurado.'],
    [
      'returns nothing',
      answersWith(''),
      422,
      'O modelo de IA respondeu de um jeito que não dá para usar.',
    ],
  ])(
    'reports the failure and stores nothing when the provider %s',
    async (_what, fault, code, reason) => {
      const ana = await withCoach();
      provider.always(fault);
      const answer = await sendMessage(ana, 'o cliente achou caro');
      expect(answer.status).toBe(code);
      expect(answer.json.message).toMatch(/^Erro ao conversar/);
      expect(answer.json.message).toContain(reason);
      expect((await ana.get('/api/coach/history')).json.total).toBe(0);
      provider.always(null);
      expect((await sendMessage(ana, 'e agora?')).status).toBe(200);
    },
  );

  it('transcribes and speaks with the same provider', async () => {
    const ana = await withCoach();
    const audio = new File([wav(9_000)], 'audio.webm', { type: 'audio/webm' });
    const { json } = await ana.post('/api/coach/talk', formOf({ audio }));
    expect(json.userInput).toBe(TRANSCRIPT);
    const spoken = await ana.get(json.audioUrl);
    expect(spoken.status).toBe(200);
    expect(spoken.text).toMatch(/^RIFF/);
  });

  it('counts the tokens of a turn', async () => {
    const ana = await withCoach();
    await sendMessage(ana, 'o cliente achou caro');
    expect((await ana.get('/api/usage')).json.today.tokens).toBeGreaterThan(300);
  });
});
