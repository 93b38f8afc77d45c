import { cardsRoutes } from '@salesai/contract/cards';
import { icpRoutes } from '@salesai/contract/icp';
import { practiceRoutes } from '@salesai/contract/practice';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { coachAnswers, freshCoach, turn } from '#testing/coach.ts';
import { bakeries } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { begun, ended, practiceAnswers, review, rubric, running } from '#testing/practice.ts';
import { priceCard } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

const ready = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Treino' });
};

describe('start of practice', () => {
  it('leads to a first session', async () => {
    practiceAnswers();
    renderRoute('/treino');
    const first = await screen.findByRole('link', { name: 'Fazer meu primeiro treino' });
    expect(first).toHaveAttribute('href', '/treino/novo');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Treino');
  });

  it('leads to the ICPs without an active one', async () => {
    practiceAnswers();
    answer(icpRoutes.list, { icps: [bakeries] });
    renderRoute('/treino');
    const create = await screen.findByRole('link', { name: 'Criar meu ICP' });
    expect(create).toHaveAttribute('href', '/icps');
  });

  it('continues the active session', async () => {
    practiceAnswers(running, { ...ended, id: 'session-2' });
    renderRoute('/treino');
    await screen.findByText('Continuar com Sônia');
    expect(screen.getByText('Médio · 2 mensagens')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      '/treino/session-1',
    );
  });

  it('leads to the cards that are due, below the active session', async () => {
    practiceAnswers(running);
    const cards = [priceCard, { ...priceCard, id: 'card-2' }];
    answer(cardsRoutes.list, { cards, objectionOfTheDay: null });
    renderRoute('/treino');
    const link = await screen.findByRole('link', { name: '2 cartões para hoje' });
    expect(link).toHaveAttribute('href', '/treino/cartoes');
    const active = screen.getByRole('link', { name: 'Continuar' });
    expect(active.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no link to cards while none is due', async () => {
    practiceAnswers(running);
    renderRoute('/treino');
    await screen.findByText('Continuar com Sônia');
    expect(screen.queryByRole('link', { name: /para hoje/ })).not.toBeInTheDocument();
  });

  it('lists the last three sessions with outcome and score', async () => {
    const all = [1, 2, 3, 4].map((n) => ({ ...ended, id: `session-${n}` }));
    practiceAnswers(...all);
    renderRoute('/treino');
    const rows = await screen.findAllByRole('link', { name: /^Sônia/ });
    expect(screen.getAllByText('Ficou em aberto')).toHaveLength(3);
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/treino/session-1/resultado',
      '/treino/session-2/resultado',
      '/treino/session-3/resultado',
    ]);
    await waitFor(() => expect(screen.getAllByText('62 de 100')).toHaveLength(3));
  });

  it('shows that the sessions failed to load and loads them again on retry', async () => {
    practiceAnswers(begun);
    answerWith(practiceRoutes.list, () => refusal(403, 'Sem acesso'));
    const { user } = renderRoute('/treino');
    await screen.findByText('Não consegui carregar seus treinos');
    practiceAnswers(begun);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Continuar com Sônia');
  });

  it('links to progress and to the rules', async () => {
    practiceAnswers(ended);
    renderRoute('/treino');
    await ready();
    expect(await screen.findByRole('link', { name: 'Meu progresso' })).toHaveAttribute(
      'href',
      '/progresso',
    );
    expect(screen.getByRole('link', { name: 'Como a nota é feita' })).toHaveAttribute(
      'href',
      '/treino/regras',
    );
  });
});

describe('new session', () => {
  /** Accepts the session. @returns the bodies that were sent. */
  function creation() {
    const bodies: unknown[] = [];
    answerWith(practiceRoutes.create, async (request) => {
      bodies.push(await request.json());
      answer(practiceRoutes.session, begun);
      return Response.json(begun);
    });
    return bodies;
  }

  it('starts with the suggestions in one tap', async () => {
    practiceAnswers(ended);
    const bodies = creation();
    const { user, router } = renderRoute('/treino/novo');
    await user.click(await screen.findByRole('button', { name: 'Começar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/treino/session-1'));
    expect(bodies).toEqual([
      {
        icpId: 'icp-salons',
        level: 'easy',
        scene: 'open',
        offer: { name: 'Agenda com lembrete', price: 149 },
      },
    ]);
  });

  it('marks the suggested level and chooses another by keyboard', async () => {
    practiceAnswers();
    const bodies = creation();
    const { user } = renderRoute('/treino/novo?icp=icp-salons');
    const easy = await screen.findByRole('radio', { name: 'Fácil (sugerido)' });
    expect(easy).toBeChecked();
    easy.focus();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Pechincha' }));
    await user.type(screen.getByLabelText('Produto ou serviço'), 'Plano Ouro{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      level: 'medium',
      scene: 'haggling',
      offer: { name: 'Plano Ouro', price: 300 },
    });
  });

  it('keeps the typed offer and asks for a missing price', async () => {
    practiceAnswers();
    const bodies = creation();
    const { user, unmount } = renderRoute('/treino/novo');
    await user.type(await screen.findByLabelText('Produto ou serviço'), 'Plano Ouro');
    await user.clear(screen.getByLabelText('Preço em reais'));
    await user.click(screen.getByRole('button', { name: 'Começar' }));
    const price = screen.getByLabelText('Preço em reais');
    expect(price).toHaveAccessibleDescription(/maior que zero/);
    expect(bodies).toEqual([]);
    await user.type(price, '1.490,50');
    unmount();
    renderRoute('/treino/novo');
    expect(await screen.findByLabelText('Produto ou serviço')).toHaveValue('Plano Ouro');
    expect(screen.getByLabelText('Preço em reais')).toHaveValue('1.490,50');
  });

  it('offers to continue the active session with the same ICP', async () => {
    practiceAnswers(ended);
    answerWith(practiceRoutes.create, () =>
      Response.json(
        { message: 'x', status: 409, code: 'CONFLICT', sessionId: 'session-9' },
        { status: 409 },
      ),
    );
    const { user } = renderRoute('/treino/novo');
    await user.click(await screen.findByRole('button', { name: 'Começar' }));
    await screen.findByText('Você já está em uma conversa com este cliente');
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      '/treino/session-9',
    );
  });
});

describe('rules', () => {
  it('shows every criterion with its weight, every act and every level', async () => {
    practiceAnswers();
    renderRoute('/treino/regras');
    await screen.findByText('Devolver o que ouviu.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Como a nota é feita');
    for (const text of ['peso 14', 'Espelhar', 'Diz quanto custa.', 'Uma objeção.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Versão 3 das regras')).toBeVisible();
  });

  it('shows that they failed to load and loads them again on retry', async () => {
    practiceAnswers();
    answerWith(practiceRoutes.rubric, () => refusal(403, 'x'));
    const { user } = renderRoute('/treino/regras');
    await screen.findByText('Não consegui carregar as regras');
    answer(practiceRoutes.rubric, rubric);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Perguntar pela dor.');
  });
});

describe('entries', () => {
  it('leads from an ICP to a session with it', async () => {
    practiceAnswers();
    answer(practiceRoutes.review, review);
    answerWith({ ...practiceRoutes.list, path: '/acquisition-channels/:id' }, () =>
      Response.json({ channels: [], count: 0 }),
    );
    answerWith({ ...practiceRoutes.list, path: '/acquisition-channels/:id/status' }, () =>
      refusal(404, 'x'),
    );
    renderRoute('/icp-details/icp-salons');
    expect(await screen.findByRole('link', { name: 'Treinar com este cliente' })).toHaveAttribute(
      'href',
      '/treino/novo?icp=icp-salons',
    );
  });

  it('leads from a coach that talks about practice to a session with its ICP', async () => {
    coachAnswers(freshCoach, [
      { ...turn('1', 'tá caro', 'Ouça primeiro.'), chips: ['vamos treinar essa', 'por quê?'] },
    ]);
    const { user, router } = renderRoute('/icp-arena/icp-salons');
    expect(await screen.findByRole('link', { name: 'Treinar com este cliente' })).toHaveAttribute(
      'href',
      '/treino/novo?icp=icp-salons',
    );
    practiceAnswers();
    await user.click(screen.getByRole('button', { name: 'Mais opções' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Treinar com este cliente' }));
    await waitFor(() => expect(router.state.location.href).toBe('/treino/novo?icp=icp-salons'));
  });
});
