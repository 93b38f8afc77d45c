import { cardChangesRoutes } from '@salesai/contract/card-changes';
import { type Artefact, type CoachTurn, RESULT_CHIPS } from '@salesai/contract/coach';
import { confirmationsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWith, refusal } from '#testing/api.ts';
import { copiedText } from '#testing/clipboard.ts';
import { coachAnswers, coachReplies, freshCoach, turn } from '#testing/coach.ts';
import { salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { priceCard } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs } from '#testing/results.ts';

function open(...history: CoachTurn[]) {
  signedInAs();
  coachAnswers(freshCoach, history);
  return renderRoute(`/icp-arena/${salons.id}`);
}

const input = () => screen.findByLabelText('Digite sua pergunta...');

describe('next steps', () => {
  it('shows up to three chips under the last stored reply only and sends one as a message', async () => {
    const first = { ...turn('1', 'Oi', 'Olá.'), chips: ['antigo'] };
    const last = { ...turn('2', 'tá caro', 'Pergunte.'), chips: ['a', 'mais curto', 'c'] };
    const { user } = open(first, last);
    const sent = coachReplies(turn('3', 'mais curto', 'Pronto.'));
    const steps = within(await screen.findByRole('list', { name: 'Próximos passos' }));
    expect(steps.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'a',
      'mais curto',
      'c',
    ]);
    steps.getByRole('button', { name: 'mais curto' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Pronto.');
    expect(sent[0]?.get('textInput')).toBe('mais curto');
    expect(screen.queryByRole('list', { name: 'Próximos passos' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Mensagens' })).toHaveFocus();
  });
});

describe('a price of the documents', () => {
  const offer = { item: 'plano Ouro', price: 'R$ 300 por mês' };

  it('is kept for the scripts of this ICP when it is accepted', async () => {
    const bodies: unknown[] = [];
    answerWith(confirmationsRoutes.save, async (request) => {
      bodies.push(await request.json());
      return Response.json({ confirmations: [] });
    });
    const { user } = open({ ...turn('1', 'quanto é?', '**R$ 300 por mês**.'), offer });
    const chip = await screen.findByRole('button', { name: 'Usar R$ 300 por mês nos scripts' });
    await user.click(chip);
    await screen.findByText('Guardado: R$ 300 por mês vale nos scripts deste cliente.');
    expect(bodies).toEqual([
      {
        values: [
          { key: 'o que você vende', value: 'plano Ouro' },
          { key: 'preço', value: 'R$ 300 por mês' },
        ],
      },
    ]);
    expect(chip).not.toBeInTheDocument();
  });

  it('can be accepted again after a failure', async () => {
    answerWith(confirmationsRoutes.save, () => new Response(null, { status: 500 }));
    const { user } = open({ ...turn('1', 'quanto é?', '**R$ 300 por mês**.'), offer });
    const chip = await screen.findByRole('button', { name: 'Usar R$ 300 por mês nos scripts' });
    await user.click(chip);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(chip).toBeEnabled();
  });
});

describe('a line that was judged', () => {
  it('is saved as a card of this ICP, which then leads to the cards', async () => {
    const sent: unknown[] = [];
    answerWith(cardChangesRoutes.createFromCoach, async (request) => {
      sent.push(JSON.parse(await request.text()));
      return Response.json(priceCard);
    });
    const { user } = open({ ...turn('1', 'avalia: oi', '**Funciona:** curta.'), judged: true });
    await user.click(await screen.findByRole('button', { name: 'Guardar como cartão' }));
    expect(await screen.findByRole('link', { name: 'Guardado nos cartões' })).toHaveAttribute(
      'href',
      '/treino/cartoes',
    );
    expect(sent).toEqual([{ turnId: '1', icpId: salons.id }]);
  });

  it('is not offered for other replies, and can be saved again after a failure', async () => {
    answerWith(cardChangesRoutes.createFromCoach, () => refusal(409, 'Excluído', 'CONFLICT'));
    const { user } = open(turn('1', 'tá caro', 'Pergunte.'), {
      ...turn('2', 'avalia: oi', '**Funciona:** curta.'),
      judged: true,
    });
    const save = await screen.findByRole('button', { name: 'Guardar como cartão' });
    await user.click(save);
    await screen.findByText('Excluído');
    expect(save).toBeVisible();
  });
});

describe('a result that was reported', () => {
  const reported = (chip: string) => open({ ...turn('1', 'fechei!!', 'Parabéns!'), chips: [chip] });

  it('can be logged as a sale of this ICP', async () => {
    const sent = captureLogs();
    const { user } = reported(RESULT_CHIPS.sale);
    await user.click(await screen.findByRole('button', { name: 'Registrar esta venda' }));
    await user.type(await screen.findByLabelText('Qual foi o valor?'), '150{Enter}');
    await screen.findByText('Registrado');
    expect(sent[0]?.body).toMatchObject({ kind: 'sale', amount: 150, icpId: salons.id });
  });

  it('can be logged as a loss with its objection', async () => {
    const sent = captureLogs();
    const { user } = reported(RESULT_CHIPS.loss);
    await user.click(await screen.findByRole('button', { name: 'Registrar esta perda' }));
    await user.click(await screen.findByRole('button', { name: 'Vai pensar' }));
    await screen.findByText('Registrado');
    expect(sent[0]?.body).toMatchObject({ kind: 'loss', objection: 'think', icpId: salons.id });
  });

  it('asks what it was when it is a step on the way', async () => {
    const sent = captureLogs();
    const { user } = reported(RESULT_CHIPS.progress);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click(await screen.findByRole('button', { name: 'Conversa' }));
    await screen.findByText('Registrado');
    expect(sent[0]?.body).toMatchObject({ kind: 'conversation', icpId: salons.id });
  });

  it('is not offered after another reply', async () => {
    reported('mais curto');
    await screen.findByRole('list', { name: 'Próximos passos' });
    expect(screen.queryByRole('button', { name: /^Registrar/ })).not.toBeInTheDocument();
  });
});

describe('an artefact', () => {
  const artefactTurn = (artefact: Artefact, title: string) => ({
    ...turn(
      '1',
      'escreve',
      `Comece leve.\n\n**${title}**\n\n${quoted(artefact.text)}\n\nBoa venda.`,
    ),
    artefact,
  });
  const quoted = (text: string) => text.replace(/^/gm, '> ');
  const whatsApp: Artefact = {
    kind: 'message',
    channel: 'whatsapp',
    text: 'Oi, Ana!\n\nPosso passar na terça?',
  };

  it('comes before the text around it, which is closed, and copies each bubble or all', async () => {
    const { user } = open(artefactTurn(whatsApp, 'WhatsApp'));
    const card = within(await screen.findByRole('article', { name: 'WhatsApp' }));
    const reasons = screen.getByText('Por quê').closest('details');
    expect(reasons).not.toHaveAttribute('open');
    expect(reasons).toHaveTextContent('Comece leve.Boa venda.');
    expect(reasons?.compareDocumentPosition(screen.getByText('Oi, Ana!'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(screen.getAllByText('Oi, Ana!')).toHaveLength(1);
    await user.click(card.getByRole('button', { name: 'Copiar: Mensagem 2' }));
    expect(await copiedText()).toBe('Posso passar na terça?');
    await user.click(card.getByRole('button', { name: 'Copiar tudo: WhatsApp' }));
    expect(await copiedText()).toBe(whatsApp.text);
    expect(card.getByRole('link', { name: 'Abrir no WhatsApp: Mensagem 1' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent('Oi, Ana!')}`,
    );
  });

  it('asks once for what is missing before it is copied', async () => {
    const message: Artefact = { kind: 'message', channel: null, text: 'Oi, [nome]!' };
    const { user } = open(artefactTurn(message, 'Mensagem'));
    const card = within(await screen.findByRole('article', { name: 'Mensagem' }));
    await user.click(card.getByRole('button', { name: 'Copiar: Mensagem' }));
    const field = card.getByLabelText('Preencha: nome');
    expect(field).toHaveFocus();
    card.getByText(/^Preencha o que falta/);
    await user.type(field, 'Rita');
    await user.click(card.getByRole('button', { name: 'Copiar: Mensagem' }));
    expect(await copiedText()).toBe('Oi, Rita!');
  });

  it('puts its text into the composer with the change selected', async () => {
    const { user } = open(artefactTurn(whatsApp, 'WhatsApp'));
    await user.click(await screen.findByRole('button', { name: 'Editar: WhatsApp' }));
    const field = await input();
    expect(field).toHaveValue(`Deixe mais curto:\n${whatsApp.text}`);
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('mais firme');
    expect(field).toHaveValue(`Deixe mais firme:\n${whatsApp.text}`);
  });

  it.each(['email', 'call', 'sum'] as const)(
    'of the kind %s has no WhatsApp link',
    async (kind) => {
      open(artefactTurn({ kind, channel: null, text: 'Texto' }, 'Conta'));
      await screen.findByRole('button', { name: /^Copiar: / });
      expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    },
  );
});

describe('a support reply', () => {
  const text = 'Ligue para o **CVV, 188**, **192 (SAMU)** ou **Disque 100**. Uma **pessoa** ouve.';

  it('links help lines, shows no chips and announces nothing as a success', async () => {
    const { user } = open();
    coachReplies({ ...turn('1', 'x', text), support: true, chips: ['vamos treinar'] });
    await user.type(await input(), 'x{Enter}');
    expect(await screen.findByRole('link', { name: 'CVV, 188' })).toHaveAttribute(
      'href',
      'tel:188',
    );
    expect(screen.getByRole('link', { name: '192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
    expect(screen.getByRole('link', { name: 'Disque 100' })).toHaveAttribute('href', 'tel:100');
    expect(screen.queryByRole('button', { name: 'vamos treinar' })).not.toBeInTheDocument();
    expect(screen.queryByText('Resposta recebida')).not.toBeInTheDocument();
  });

  it('is required for telephone links', async () => {
    open(turn('1', 'x', 'São **188** vendas.'));
    await screen.findByText('188');
    expect(screen.queryByRole('link', { name: '188' })).not.toBeInTheDocument();
  });
});
