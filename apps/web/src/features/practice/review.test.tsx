import { cardsRoutes } from '@salesai/contract/cards';
import { practiceRoutes } from '@salesai/contract/practice';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { ended, practiceAnswers, review } from '#testing/practice.ts';
import { priceCard } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

function open(...others: (typeof ended)[]) {
  practiceAnswers(ended, ...others);
  return renderRoute('/treino/session-1/resultado');
}

/** Opens a criterion of the list. @returns its content. */
async function openCriterion(user: UserEvent, name: string) {
  const row = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await user.click(row);
  const panel = document.getElementById(row.getAttribute('aria-controls') ?? '');
  return within(panel ?? document.body);
}

describe('review', () => {
  it('shows outcome, score, one strong point and what to improve', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ficou em aberto' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Nota: 62 de 100' })).toBeVisible();
    expect(screen.getByText('Você perguntou pela dor.')).toBeVisible();
    await screen.findByText('Sua primeira nota no Médio');
    const moment = screen.getByText('O momento').parentElement?.parentElement;
    expect(moment ?? null).toHaveTextContent('cliente que marca e não aparece');
    const own = screen.getAllByText('Custa R$ 149.')[0];
    expect(own?.tagName).toBe('MARK');
    expect(screen.getByText('Então a cadeira fica parada? Custa R$ 149.')).toBeVisible();
  });

  it('names who said the line of the strong point', async () => {
    practiceAnswers(ended);
    const [, line] = ended.messages;
    const quote = {
      messageId: line?.id ?? '',
      start: 0,
      end: 4,
      quote: line?.text.slice(0, 4) ?? '',
    };
    answer(practiceRoutes.review, { ...review, strength: { ...review.strength, quote } });
    renderRoute('/treino/session-1/resultado');
    await screen.findByText('O cliente disse');
  });

  it('lists the hints that were asked for', async () => {
    practiceAnswers(ended);
    const hints = [{ text: 'Pergunte o que incomoda.', after: null }];
    answerWith(practiceRoutes.review, () => Response.json({ ...review, hints }));
    renderRoute('/treino/session-1/resultado');
    await screen.findByRole('heading', { name: '1 dica pedida' });
    expect(screen.getByText('Pergunte o que incomoda.')).toBeVisible();
  });

  it('compares with the last session at the same level', async () => {
    const before = { ...ended, id: 'session-0', createdAt: '2026-11-19T12:00:00.000Z' };
    const easier = { ...before, id: 'session-x', level: 'easy' as const };
    answerWith(practiceRoutes.review, () => Response.json(review));
    practiceAnswers(ended, easier, before);
    answerWith(practiceRoutes.review, (request) =>
      Response.json({ ...review, score: request.url.includes('session-0') ? 53 : 62 }),
    );
    renderRoute('/treino/session-1/resultado');
    await screen.findByText('9 a mais que a última no Médio');
  });

  it('leads to the cards made of this session', async () => {
    practiceAnswers(ended);
    const own = { ...priceCard, sessionId: ended.id };
    const cards = [own, { ...own, id: 'card-2' }, { ...own, id: 'card-3', sessionId: 'session-0' }];
    answer(cardsRoutes.list, { cards, objectionOfTheDay: null });
    renderRoute('/treino/session-1/resultado');
    const link = await screen.findByRole('link', {
      name: '2 cartões novos desta conversa, a partir do dia seguinte',
    });
    expect(link).toHaveAttribute('href', '/treino/cartoes');
  });

  it('shows what a sale has left on the table', async () => {
    practiceAnswers({ ...ended, status: 'won' });
    answer(practiceRoutes.review, {
      ...review,
      status: 'won',
      margin: { listPrice: 149, soldPrice: 129, leftOnTable: 20 },
    });
    renderRoute('/treino/session-1/resultado');
    await screen.findByText(/Vendeu por R\$\s129\. R\$\s20 ficaram na mesa\./);
  });

  it('lists every criterion with its mark in words, quotes, and the rule', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Ver tudo (3 critérios)' });
    const escuta = await screen.findByRole('button', { name: /^Escuta/ });
    expect(escuta).toHaveTextContent('0 de 4 · peso 14');
    expect(within(escuta).getByRole('img', { name: '0 de 4' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Margem/ })).toHaveTextContent('não se aplica');
    const listening = await openCriterion(user, 'Escuta');
    expect(listening.getByText('não aparece').tagName).toBe('MARK');
    expect(listening.getByText('Devolver o que ouviu.')).toBeVisible();
    expect(listening.getByRole('link', { name: 'Ver todas as regras' })).toHaveAttribute(
      'href',
      '/treino/regras#listening',
    );
    expect(listening.getByRole('link', { name: 'Ver na conversa' })).toHaveAttribute(
      'href',
      '/treino/session-1#m-message-2',
    );
  });

  it('recomputes the score of a contested message and puts it back on request', async () => {
    const { user } = open();
    const bodies: unknown[] = [];
    answerWith(practiceRoutes.contest, async (request) => {
      const body = await request.json();
      bodies.push(body);
      const [before, after] = body.act === 'reflection' ? [62, 66] : [66, 62];
      const correction = after === 62 ? {} : { readScore: 62 };
      return Response.json({ before, after, review: { ...review, score: after, ...correction } });
    });
    const listening = await openCriterion(user, 'Escuta');
    await user.click(listening.getByRole('button', { name: 'Contestar: Escuta' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'O que você fez aqui?' }));
    expect(sheet.getByText('Custa R$ 149.')).toBeVisible();
    const current = sheet.getByRole('radio', { name: /Dizer o preço/ });
    expect(current).toBeChecked();
    expect(sheet.getByText('lida assim')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Calcular de novo' })).toBeDisabled();
    await user.click(sheet.getByText('Escuta'));
    await user.click(sheet.getByRole('radio', { name: /Espelhar/ }));
    await user.click(sheet.getByRole('button', { name: 'Calcular de novo' }));
    await sheet.findByText('De 62 para 66');
    expect(screen.getByRole('img', { name: 'Nota: 66 de 100', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Antes das suas correções: 62')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Desfazer' }));
    await screen.findByRole('img', { name: 'Nota: 62 de 100' });
    expect(screen.queryByText(/^Antes das suas correções/)).not.toBeInTheDocument();
    expect(bodies).toEqual([
      { messageId: 'message-3', act: 'reflection' },
      { messageId: 'message-3', act: 'state_price' },
    ]);
  });

  it('shows that a contest failed and keeps the choice', async () => {
    const { user } = open();
    answerWith(practiceRoutes.contest, () => refusal(500, 'x'));
    const listening = await openCriterion(user, 'Escuta');
    await user.click(listening.getByRole('button', { name: 'Contestar: Escuta' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('radio', { name: /Espelhar/ }));
    await user.click(sheet.getByRole('button', { name: 'Calcular de novo' }));
    await screen.findByText('Não consegui calcular de novo. Tente mais uma vez.');
    expect(sheet.getByRole('radio', { name: /Espelhar/ })).toBeChecked();
  });

  it('tries the same conversation again, with the same seed', async () => {
    const { user, router } = open();
    const bodies: unknown[] = [];
    answerWith(practiceRoutes.create, async (request) => {
      bodies.push(await request.json());
      return Response.json({ ...ended, id: 'session-2' });
    });
    await user.click(await screen.findByRole('button', { name: 'Tentar daqui' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/treino/session-2'));
    expect(bodies).toEqual([
      {
        icpId: 'icp-salons',
        level: 'medium',
        scene: 'open',
        offer: { name: 'Agenda com lembrete', price: 149 },
        seed: 7,
        from: { sessionId: 'session-1', messageId: 'message-3' },
      },
    ]);
  });

  it('offers the next level after three wins of the last five', async () => {
    const wins = [2, 3, 4].map((n) => ({ ...ended, id: `session-${n}`, status: 'won' as const }));
    const { user, router } = open(...wins);
    const levels: unknown[] = [];
    answerWith(practiceRoutes.create, async (request) => {
      levels.push((await request.json()).level);
      return Response.json({ ...ended, id: 'session-9' });
    });
    await user.click(await screen.findByRole('button', { name: 'Próximo nível: Difícil' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/treino/session-9'));
    expect(levels).toEqual(['hard']);
  });

  it('leads back to a session that is still active', async () => {
    practiceAnswers({ ...ended, status: 'active' });
    answerWith(practiceRoutes.review, () => refusal(409, 'Ainda não', 'CONFLICT'));
    renderRoute('/treino/session-1/resultado');
    await screen.findByText('Esta conversa ainda está em andamento');
    expect(screen.getByRole('link', { name: 'Continuar a conversa' })).toHaveAttribute(
      'href',
      '/treino/session-1',
    );
  });

  it('says that the conversation is saved when the review failed, and retries', async () => {
    practiceAnswers(ended);
    answerWith(practiceRoutes.review, () => refusal(403, 'x'));
    const { user } = renderRoute('/treino/session-1/resultado');
    await screen.findByText('Sua conversa está salva.');
    answer(practiceRoutes.review, review);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('img', { name: 'Nota: 62 de 100' });
  });
});
