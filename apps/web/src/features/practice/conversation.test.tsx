import { type PracticeReply, practiceRoutes } from '@salesai/contract/practice';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import {
  begun,
  buyerAnswers,
  ended,
  message,
  practiceAnswers,
  running,
  streamOf,
} from '#testing/practice.ts';
import { preferReducedMotion } from '#testing/reduced-motion.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => signedInAs());

const open = (session = running) => {
  practiceAnswers(session);
  return renderRoute(`/treino/${session.id}`);
};

const field = () => screen.findByLabelText('Escreva como no WhatsApp');
const log = async () => within(await screen.findByRole('log', { name: 'Conversa com Sônia' }));

async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** The buyer writes this after each message of the seller. */
const says =
  (text: string, more: Partial<PracticeReply> = {}) =>
  (_sent: unknown, n: number): Partial<PracticeReply> => ({
    messages: [message(n + 1, 'buyer', text)],
    ...more,
  });

describe('conversation', () => {
  it('has its own header with the buyer, the simulation and the mood in words', async () => {
    open();
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('heading', { level: 1, name: 'Sônia' })).toBeVisible();
    expect(header.getByText('online')).toBeVisible();
    expect(header.getByText('Simulação · Médio')).toBeVisible();
    expect(header.getByText('Clima: na dúvida')).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/treino');
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
  });

  it('shows times, ticks and the days between messages', async () => {
    const later = message(4, 'buyer', 'voltei', { at: '2026-03-05T13:00:00.000Z' });
    open({
      ...running,
      messages: [...running.messages, message(3, 'seller', 'Posso ajudar?'), later],
      clock: later.at,
    });
    const talk = await log();
    expect(talk.getByText('Hoje')).toBeVisible();
    expect(talk.getByText('2 dias depois')).toBeVisible();
    expect(talk.getByText('10:01')).toBeVisible();
    expect(talk.getAllByRole('img', { name: 'Lida' })).toHaveLength(2);
  });

  it('shows the briefing once, before the first message', async () => {
    const { user, unmount } = open(begun);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sônia, dona de salão' }));
    expect(dialog.getByText('Cliente que falta')).toBeVisible();
    expect(dialog.getByText('você disse')).toBeVisible();
    expect(dialog.getByText('hipótese')).toBeVisible();
    expect(dialog.getByText('Objetivo: vender ou sair com data marcada.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Começar conversa' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    open(begun);
    await field();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends with Enter, shows typing, then the answer', async () => {
    const { user } = open();
    const received = buyerAnswers(3, says('uns R$ 300', { mood: 'interested' }));
    await user.type(await field(), 'Quanto isso dá{Shift>}{Enter}{/Shift}por mês?{Enter}');
    const talk = await log();
    await talk.findByText(/Quanto isso dá\s+por mês\?/);
    expect(await field()).toHaveValue('');
    const header = within(screen.getByRole('banner'));
    await header.findByText('digitando…');
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await talk.findByText('uns R$ 300');
    await header.findByText('Clima: interessado');
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    expect(received).toEqual([
      { text: 'Quanto isso dá\npor mês?', clientId: expect.stringMatching(/^[\x21-\x7e]+$/) },
    ]);
  });

  it('shows an answer without dots and delay under reduced motion', async () => {
    preferReducedMotion();
    const { user } = open();
    let isAnswered = false;
    buyerAnswers(3, (_sent, n) => {
      isAnswered = true;
      return { messages: [message(n + 1, 'buyer', 'ok'), message(n + 2, 'buyer', 'e daí?')] };
    });
    const talk = await log();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.type(await field(), 'Oi{Enter}');
    await talk.findByText('e daí?');
    expect(isAnswered).toBe(true);
    expect(talk.queryByText('digitando…')).not.toBeInTheDocument();
    expect(
      timers.mock.calls.filter(([, delay]) => delay && delay >= 600 && delay <= 1_400),
    ).toEqual([]);
  });

  it('keeps the draft of each session', async () => {
    const { user, unmount } = open();
    await user.type(await field(), 'Vou pensar antes');
    unmount();
    open();
    expect(await field()).toHaveValue('Vou pensar antes');
  });

  it('shows the microphone while the field is empty and the send button otherwise', async () => {
    const { user } = open();
    await field();
    expect(screen.getByRole('button', { name: 'Gravar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    await user.type(await field(), 'Oi');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
  });

  it('lets time pass when the buyer does not answer', async () => {
    const { user } = open();
    buyerAnswers(3, () => ({}));
    const bodies: unknown[] = [];
    answerWith(practiceRoutes.wait, async (request) => {
      bodies.push(await request.json());
      const at = '2026-03-05T15:00:00.000Z';
      const back = message(4, 'buyer', 'desculpa a demora', { at });
      return Response.json({ messages: [back], status: 'active', clock: at });
    });
    await user.type(await field(), 'E aí?{Enter}');
    await screen.findByText('Sônia não respondeu. Passar o tempo?');
    expect(within(screen.getByRole('banner')).getByText('visto hoje às 10:02')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 dias' }));
    const talk = await log();
    await talk.findByText('desculpa a demora');
    expect(talk.getByText('2 dias depois')).toBeVisible();
    expect(bodies).toEqual([{ hours: 48 }]);
  });

  it('ends after a confirmation and leads to the review', async () => {
    const { user } = open();
    answer(practiceRoutes.end, { ...ended, messages: running.messages });
    await choose(user, 'Encerrar conversa');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Encerrar conversa' }));
    expect(await screen.findByRole('heading', { name: 'Ficou em aberto' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ver minha nota' })).toHaveAttribute(
      'href',
      '/treino/session-1/resultado',
    );
    expect(screen.queryByLabelText('Escreva como no WhatsApp')).not.toBeInTheDocument();
  });

  it('shows the end only after the last bubble of the buyer', async () => {
    const { user } = open();
    buyerAnswers(3, says('fechado, manda o pix', { status: 'won' }));
    await user.type(await field(), 'Fechamos hoje no Pix?{Enter}');
    const header = within(screen.getByRole('banner'));
    await header.findByText('digitando…');
    expect(screen.queryByText('Sônia comprou. Veja o que funcionou.')).not.toBeInTheDocument();
    await screen.findByText('Sônia comprou. Veja o que funcionou.');
    expect((await log()).getByText('fechado, manda o pix')).toBeVisible();
  });

  it('marks the message that a link of the review leads to', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    practiceAnswers(ended);
    renderRoute('/treino/session-1#m-message-2');
    await log();
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' }));
    const [target] = scrollIntoView.mock.contexts;
    expect(target).toHaveTextContent('cliente que marca e não aparece');
  });

  it('shows that the session does not exist', async () => {
    practiceAnswers();
    answerWith(practiceRoutes.session, () => refusal(404, 'Treino não encontrado', 'NOT_FOUND'));
    renderRoute('/treino/session-of-nobody');
    await screen.findByText('Este treino não existe mais');
    expect(screen.getByRole('link', { name: 'Voltar ao treino' })).toHaveAttribute(
      'href',
      '/treino',
    );
  });
});

describe('a hint', () => {
  it('is shown when the menu asks for it', async () => {
    const { user } = open();
    answerWith(practiceRoutes.hint, () => Response.json({ hint: 'Pergunte o que incomoda.' }));
    await choose(user, 'Uma dica');
    const sheet = await screen.findByRole('dialog', { name: 'Uma dica' });
    expect(within(sheet).getByText('Pergunte o que incomoda.')).toBeVisible();
  });
});

describe('messages that the server has not confirmed', () => {
  const offline = () => answerWith(practiceRoutes.sendStream, () => Response.error());
  const backOnline = () => window.dispatchEvent(new Event('online'));

  it('wait for the connection and are sent once, in order', async () => {
    const { user } = open();
    await field();
    offline();
    await user.type(await field(), 'Primeira{Enter}');
    await user.type(await field(), 'Segunda{Enter}');
    await screen.findByText('Enviamos quando a conexão voltar.');
    expect(screen.getAllByRole('img', { name: 'Esperando envio' })).toHaveLength(2);
    const received = buyerAnswers(3, () => ({}));
    backOnline();
    await waitFor(() => expect(received.map(({ text }) => text)).toEqual(['Primeira', 'Segunda']));
    await waitFor(() =>
      expect(screen.queryByRole('img', { name: 'Esperando envio' })).not.toBeInTheDocument(),
    );
    const talk = await log();
    expect(talk.getAllByText('Primeira')).toHaveLength(1);
    expect(screen.queryByText('Enviamos quando a conexão voltar.')).not.toBeInTheDocument();
  });

  it('are sent with the same clientId after a reload', async () => {
    const { user, unmount } = open();
    const ids: string[] = [];
    answerWith(practiceRoutes.sendStream, async (request) => {
      ids.push((await request.json()).clientId);
      return Response.error();
    });
    await user.type(await field(), 'Oi{Enter}');
    await screen.findByText('Enviamos quando a conexão voltar.');
    unmount();
    practiceAnswers(running);
    const received = buyerAnswers(3, says('oi'));
    renderRoute('/treino/session-1');
    await (await log()).findByText('oi');
    expect(received.map(({ clientId }) => clientId)).toEqual(ids.slice(0, 1));
    expect(localStorage.getItem('salesai-practice:session-1:outbox')).toBeNull();
  });

  it('are sent again when the stream was cut off before its end', async () => {
    const { user } = open();
    await field();
    answerWith(practiceRoutes.sendStream, () => streamOf([{ type: 'typing' }]));
    await user.type(await field(), 'Oi{Enter}');
    await screen.findByText('Enviamos quando a conexão voltar.');
    buyerAnswers(3, says('tudo bem'));
    backOnline();
    await (await log()).findByText('tudo bem');
  });

  it('show why they were refused and are sent again on request', async () => {
    const { user } = open();
    await field();
    answerWith(practiceRoutes.sendStream, () => refusal(503, 'O motor caiu', 'UNAVAILABLE'));
    await user.type(await field(), 'Oi{Enter}');
    await screen.findByText('O motor caiu');
    const received = buyerAnswers(3, says('fala'));
    await user.click(
      screen.getByRole('button', { name: 'Não enviada. Tocar para tentar de novo' }),
    );
    await (await log()).findByText('fala');
    expect(received).toHaveLength(1);
    expect(screen.queryByText('O motor caiu')).not.toBeInTheDocument();
  });

  it('can be taken back into the field', async () => {
    const { user } = open();
    await field();
    answerWith(practiceRoutes.sendStream, () => refusal(422, 'Não dá', 'UNPROCESSABLE'));
    await user.type(await field(), 'Oi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(await field()).toHaveValue('Oi');
    expect(screen.queryByText('Não dá')).not.toBeInTheDocument();
  });

  it('are sent once more after a conflict of two at once', async () => {
    const { user } = open();
    await field();
    let attempts = 0;
    const accept = buyerAnswers(3, says('agora sim'));
    answerWith(practiceRoutes.sendStream, () => {
      attempts += 1;
      buyerAnswers(3, says('agora sim'));
      return refusal(409, 'x', 'CONFLICT');
    });
    await user.type(await field(), 'Oi{Enter}');
    await (await log()).findByText('agora sim');
    expect(attempts).toBe(1);
    expect(accept).toEqual([]);
  });

  it('stay until the seller has loaded what another device has added', async () => {
    const { user } = open();
    await field();
    const elsewhere = {
      ...running,
      messages: [...running.messages, message(3, 'seller', 'Do outro celular')],
    };
    answerWith(practiceRoutes.sendStream, () => {
      answer(practiceRoutes.session, elsewhere);
      return refusal(409, 'x', 'CONFLICT');
    });
    await user.type(await field(), 'Oi{Enter}');
    await screen.findByText('Esta conversa continuou em outro aparelho');
    expect(screen.queryByText('Do outro celular')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await (await log()).findByText('Do outro celular');
    expect(screen.getByText('Oi')).toBeVisible();
    expect(screen.queryByText('Esta conversa continuou em outro aparelho')).toBeNull();
  });

  it('are dropped when the session has ended elsewhere', async () => {
    const { user } = open();
    await field();
    answerWith(practiceRoutes.sendStream, () => {
      answer(practiceRoutes.session, ended);
      return refusal(409, 'x', 'CONFLICT');
    });
    await user.type(await field(), 'Oi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Atualizar' }));
    await screen.findByRole('heading', { name: 'Ficou em aberto' });
    await screen.findByText(/sua última mensagem não foi enviada/);
    expect((await log()).queryByText('Oi')).not.toBeInTheDocument();
  });

  it('load what another tab has added between', async () => {
    const { user } = open();
    await field();
    const between = [
      message(3, 'seller', 'Da outra aba'),
      message(4, 'buyer', 'respondi lá'),
      message(5, 'seller', 'Oi'),
    ];
    answerWith(practiceRoutes.sendStream, async () => {
      answer(practiceRoutes.session, { ...running, messages: [...running.messages, ...between] });
      const reply = { messages: between.slice(2), status: 'active', mood: 'neutral' } as const;
      return streamOf([{ type: 'done', ...reply }]);
    });
    await user.type(await field(), 'Oi{Enter}');
    await (await log()).findByText('respondi lá');
    const talk = await log();
    expect(talk.getByText('Da outra aba')).toBeVisible();
    expect(talk.getAllByText('Oi')).toHaveLength(1);
  });
});
