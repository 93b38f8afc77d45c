import { cardChangesRoutes } from '@salesai/contract/card-changes';
import { cardsRoutes } from '@salesai/contract/cards';
import { practiceRoutes } from '@salesai/contract/practice';
import { scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { ended } from '#testing/practice.ts';
import { passedResult, priceCard } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';

const CONTENT = '(“vou pensar”)\nClaro. O que falta pensar?';

function withCards(...cards: (typeof priceCard)[]) {
  signedInAs();
  answer(cardsRoutes.list, { cards, objectionOfTheDay: null });
  return renderRoute('/treino/cartoes');
}

/** Collects the answers and replies with the result. */
function captureAnswers(result = passedResult) {
  const sent: Record<string, unknown>[] = [];
  answerWith(cardChangesRoutes.answer, async (request) => {
    sent.push(JSON.parse(await request.text()));
    return Response.json(result);
  });
  return sent;
}

describe('cards', () => {
  it('are answered one after another, with what counted, an example and the next date', async () => {
    const sent = captureAnswers();
    const { user } = withCards(priceCard, { ...priceCard, id: 'card-2' });
    await screen.findByText('1 de 2');
    expect(screen.getByText('tá caro demais pra mim')).toBeVisible();
    await user.type(screen.getByLabelText('O que você responde?'), 'Entendo. Por quê?');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByRole('heading', { name: 'Contou' });
    expect(screen.getByText('Entendo.', { selector: 'mark' })).toBeVisible();
    expect(screen.getByText('Caro comparado com o quê?')).toBeVisible();
    expect(screen.getByText(/Volta em segunda-feira, 23 de novembro/)).toBeVisible();
    expect(sent[0]).toMatchObject({ text: 'Entendo. Por quê?', hint: false });
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await screen.findByText('2 de 2');
  });

  it('of one objection are asked for by its key and named in the heading', async () => {
    signedInAs();
    const queries: (string | null)[] = [];
    answerWith(cardsRoutes.list, (request) => {
      queries.push(new URL(request.url).searchParams.get('objection'));
      return Response.json({ cards: [priceCard], objectionOfTheDay: null });
    });
    renderRoute('/treino/cartoes?objection=price');
    await screen.findByRole('heading', { level: 1, name: 'Treinar: Achou caro' });
    await screen.findByText('tá caro demais pra mim');
    expect(queries).toContain('price');
  });

  it('say that a hint was taken', async () => {
    const sent = captureAnswers();
    answer(cardChangesRoutes.hint, { hint: 'Pergunte antes.' });
    const { user } = withCards(priceCard);
    await user.click(await screen.findByRole('button', { name: 'Uma dica' }));
    await screen.findByText('Pergunte antes.');
    await user.type(screen.getByLabelText('O que você responde?'), 'Por quê?');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ hint: true }));
  });

  it('ask for an answer before sending, and keep it when sending fails', async () => {
    const { user } = withCards(priceCard);
    await user.click(await screen.findByRole('button', { name: 'Responder' }));
    await screen.findByText('Escreva ou fale a sua resposta.');
    answerWith(cardChangesRoutes.answer, () =>
      refusal(409, 'Este cartão já foi respondido', 'CONFLICT'),
    );
    const field = screen.getByLabelText('O que você responde?');
    await user.type(field, 'Por quê?');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Este cartão já foi respondido');
    expect(field).toHaveValue('Por quê?');
  });

  it('put a passed answer into the own script and undo it', async () => {
    captureAnswers();
    const script = { id: 'script-1', title: 'Objeções', content: CONTENT, template: CONTENT };
    const stored = { ...script, duration: '20 s', edited: false };
    answer(scriptsRoutes.list, { scripts: [stored], count: 1 });
    const saved: string[] = [];
    answerWith(scriptsRoutes.edit, async (request) => {
      const { content } = JSON.parse(await request.text());
      saved.push(content);
      return Response.json({ ...stored, content });
    });
    const { user } = withCards(priceCard);
    await user.type(await screen.findByLabelText('O que você responde?'), 'Entendo.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await user.click(await screen.findByRole('button', { name: 'Usar no meu script' }));
    await screen.findByRole('link', { name: 'Abrir o script' });
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(saved).toEqual(['(“vou pensar”)\nEntendo. Caro comparado com o quê?', CONTENT]),
    );
  });

  it('begin with the objection of the day', async () => {
    signedInAs();
    const daily = { ...priceCard, id: 'card-2', buyerLine: 'vou pensar' };
    answer(cardsRoutes.list, { cards: [priceCard, daily], objectionOfTheDay: daily });
    renderRoute('/treino/cartoes');
    await screen.findByText('1 de 2');
    expect(screen.getByText('vou pensar')).toBeVisible();
  });

  it('are tested again at their moment, or in the session that is active', async () => {
    captureAnswers();
    const started: unknown[] = [];
    answer(practiceRoutes.session, ended);
    answerWith(practiceRoutes.create, async (request) => {
      started.push(JSON.parse(await request.text()));
      const body = { message: 'Em andamento', status: 409, code: 'CONFLICT', sessionId: 'active' };
      return Response.json(body, { status: 409 });
    });
    const { user, router } = withCards({
      ...priceCard,
      sessionId: ended.id,
      messageId: 'message-3',
    });
    await user.type(await screen.findByLabelText('O que você responde?'), 'Entendo.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await user.click(await screen.findByRole('button', { name: 'Testar de novo no treino' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/treino/active'));
    const { icpId, level, scene, seed, offer } = ended;
    const from = { sessionId: ended.id, messageId: 'message-3' };
    expect(started).toEqual([{ icpId, level, scene, seed, offer, from }]);
  });

  it('lead to practice on a day without any', async () => {
    withCards();
    await screen.findByText('Nenhum cartão para hoje.');
    expect(screen.getByRole('link', { name: 'Ir para o treino' })).toHaveAttribute(
      'href',
      '/treino',
    );
  });
});
