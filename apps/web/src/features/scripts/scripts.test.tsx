import { channelsRoutes } from '@salesai/contract/channels';
import { confirmationsRoutes, type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { copiedText } from '#testing/clipboard.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs } from '#testing/results.ts';
import { script, scriptServer, threeScripts } from '#testing/scripts.ts';

const openScripts = () => renderRoute('/icp-channel-details/icp-1/a');

beforeEach(() => {
  signedInAs();
  answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
});

describe('scripts of a channel', () => {
  it('has no breadcrumb for a channel that does not exist', async () => {
    answerWith(channelsRoutes.detail, () => refusal(404, 'Canal não encontrado', 'NOT_FOUND'));
    answerWith(scriptsRoutes.list, () => refusal(404, 'Canal não encontrado', 'NOT_FOUND'));
    openScripts();
    await screen.findByText('Canal não encontrado');
    const trail = within(screen.getByRole('navigation', { name: 'Onde você está' }));
    await waitFor(() => expect(trail.getAllByRole('link')).toHaveLength(1));
    expect(trail.getAllByRole('listitem')).toHaveLength(2);
    expect(trail.getByRole('link')).toHaveAttribute('href', '/icp-channel-strategy/icp-1');
  });

  it('shows title, duration, preview and type of each script', async () => {
    scriptServer(threeScripts);
    openScripts();
    await screen.findByText('Scripts - Indicação');
    const [first, ...others] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    expect(card.getByRole('heading', { name: /Abertura: o convite/ })).toBeVisible();
    expect(card.getByText('35 s')).toBeVisible();
    expect(card.getByText('Olá, aqui é Abertura: o convite.')).toBeVisible();
    expect(card.getByText('Abertura')).toBeVisible();
    expect(others.map((one) => within(one).queryByText('Principal'))[0]).toBeVisible();
    expect(
      others.map((one) => within(one).queryByText('Fechamento', { selector: 'span' }))[1],
    ).toBeVisible();
  });

  it('generates scripts and shows a progress bar meanwhile', async () => {
    scriptServer([]);
    const { user } = openScripts();
    await screen.findByText('Nenhum Script Criado');
    await user.click(screen.getByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByRole('progressbar', { name: 'Progresso dos scripts' });
    await screen.findByText('Scripts gerados com sucesso!');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('shows the empty state when no scripts were generated', async () => {
    const server = scriptServer([]);
    server.drafts = [];
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByText('Nenhum script gerado.');
    expect(screen.getByText('Nenhum Script Criado')).toBeVisible();
  });

  it('shows an error and the empty state when the generation fails', async () => {
    scriptServer([]);
    answerWith(scriptsRoutes.generate, () => refusal(500, 'x'));
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Gerar Scripts' }));
    await screen.findByText('Erro ao gerar scripts');
    expect(screen.getByText('Nenhum Script Criado')).toBeVisible();
  });

  it('removes the scripts and restores them on undo', async () => {
    scriptServer(threeScripts);
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Remover scripts' }));
    await screen.findByText('Nenhum Script Criado');
    await screen.findByText('Scripts removidos');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('shows that scripts are being removed and keeps them when that fails', async () => {
    scriptServer(threeScripts);
    const response = Promise.withResolvers<void>();
    answerWith(scriptsRoutes.remove, async () => {
      await response.promise;
      return refusal(500, 'x');
    });
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Remover scripts' }));
    expect(await screen.findByRole('button', { name: 'Removendo...' })).toBeDisabled();
    response.resolve();
    await screen.findByText('Erro ao remover scripts');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('loads the scripts again on retry', async () => {
    answerWith(scriptsRoutes.list, () => refusal(500, 'x'));
    const { user } = openScripts();
    await screen.findByText('Erro ao carregar scripts');
    scriptServer(threeScripts);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});

describe('script', () => {
  const edited = script('1', 'Abertura', { content: 'Minhas palavras', edited: true });

  async function openEditing(shown: Script) {
    scriptServer([shown]);
    const view = openScripts();
    await view.user.click(await screen.findByRole('button', { name: 'Editar: Abertura' }));
    return {
      ...view,
      dialog: within(await screen.findByRole('dialog', { name: 'Editar script' })),
    };
  }

  it('saves an edited text', async () => {
    const { dialog, user } = await openEditing(script('1', 'Abertura'));
    answer(scriptsRoutes.edit, edited);
    expect(dialog.queryByRole('button', { name: 'Restaurar original' })).not.toBeInTheDocument();
    const text = dialog.getByLabelText('Texto do script');
    await user.clear(text);
    expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.type(text, 'Minhas palavras');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Script salvo');
    expect(screen.getByText('Minhas palavras')).toBeVisible();
    expect(screen.getByText('Editado por você')).toBeVisible();
  });

  it('restores the original text and undoes that', async () => {
    const { dialog, user } = await openEditing(edited);
    answer(scriptsRoutes.restore, script('1', 'Abertura', { content: 'O original' }));
    await user.click(dialog.getByRole('button', { name: 'Restaurar original' }));
    await screen.findByText('Texto original restaurado');
    expect(screen.getByText('O original')).toBeVisible();
    answerWith(scriptsRoutes.edit, async (request) =>
      Response.json({ ...edited, content: JSON.parse(await request.text()).content }),
    );
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Minhas palavras');
  });

  it('keeps the typed text when saving fails', async () => {
    const { dialog, user } = await openEditing(script('1', 'Abertura'));
    answerWith(scriptsRoutes.edit, () => refusal(500, 'x'));
    await user.type(dialog.getByLabelText('Texto do script'), ' E mais.');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Não foi possível salvar o script. Tente de novo.');
    expect(dialog.getByLabelText('Texto do script')).toHaveValue('Olá, aqui é Abertura. E mais.');
  });

  it('asks for a confirmation before discarding unsaved changes', async () => {
    const { dialog, user } = await openEditing(script('1', 'Abertura'));
    await user.type(dialog.getByLabelText('Texto do script'), ' E mais.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Olá, aqui é Abertura.')).toBeVisible();
  });

  it('copies the text and links to WhatsApp with it', async () => {
    scriptServer([script('1', 'Abertura', { content: 'Oi & tchau' })]);
    const { user } = openScripts();
    const link = await screen.findByRole('link', { name: 'Abrir no WhatsApp: Abertura' });
    expect(link).toHaveAttribute('href', 'https://wa.me/?text=Oi%20%26%20tchau');
    await user.click(screen.getByRole('button', { name: 'Copiar: Abertura' }));
    await screen.findByText('Copiado');
    expect(await copiedText()).toBe('Oi & tchau');
  });

  it('offers to log the contact after a text was opened in WhatsApp', async () => {
    const sent = captureLogs();
    scriptServer([script('1', 'Abertura', { content: 'Oi' })]);
    const { user } = openScripts();
    await user.click(await screen.findByRole('link', { name: 'Abrir no WhatsApp: Abertura' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar contato' }));
    await screen.findByText('Registrado');
    expect(sent.map(({ body }) => body)).toEqual([
      { kind: 'contact', icpId: 'icp-1', channelId: 'a' },
    ]);
  });

  const conversation = script('1', 'Abertura', {
    content: '(Depois da resposta)\nOi, [nome]!\n\nQuando o elevador para, quem atende?',
    format: 'messages',
  });

  it('copies and sends each message by itself, without its note', async () => {
    scriptServer([conversation]);
    const { user } = openScripts();
    await user.click(await screen.findByText('Mais 1 mensagem'));
    await user.click(await screen.findByRole('button', { name: 'Copiar mensagem 2: Abertura' }));
    await screen.findByText('Copiado');
    expect(await copiedText()).toBe('Quando o elevador para, quem atende?');
    expect(screen.getByText('Depois da resposta')).toBeVisible();
    const send = screen.getByRole('link', { name: 'Abrir no WhatsApp a mensagem 2: Abertura' });
    expect(send).toHaveAttribute(
      'href',
      'https://wa.me/?text=Quando%20o%20elevador%20para%2C%20quem%20atende%3F',
    );
    expect(screen.queryByRole('button', { name: 'Copiar: Abertura' })).not.toBeInTheDocument();
  });

  it('fills in the name of the customer in every text', async () => {
    scriptServer([conversation]);
    const { user } = openScripts();
    await user.type(await screen.findByRole('textbox', { name: /^Para quem/ }), 'Sônia');
    expect(screen.getByText('Oi, Sônia!')).toBeVisible();
    const send = screen.getByRole('link', { name: 'Abrir no WhatsApp a mensagem 1: Abertura' });
    expect(send).toHaveAttribute('href', 'https://wa.me/?text=Oi%2C%20S%C3%B4nia!');
  });

  it('asks for what is between brackets before it copies or sends a text', async () => {
    scriptServer([conversation]);
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Copiar mensagem 1: Abertura' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Falta preencher' }));
    expect(dialog.getByText('Falta 1. Se mandar assim, vai com os colchetes.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Sônia');
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/?text=Oi%2C%20S%C3%B4nia!',
    );
    await user.click(dialog.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Copiado');
    expect(await copiedText()).toBe('Oi, Sônia!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stores what the seller confirms and loads the scripts again with it', async () => {
    const server = scriptServer([
      script('1', 'Fechamento', { content: 'Pago em [confirme: pagamento].' }),
    ]);
    const stored = { key: 'pagamento', label: 'pagamento', value: null as string | null };
    answerWith(confirmationsRoutes.list, () => Response.json({ confirmations: [stored] }));
    answerWith(confirmationsRoutes.save, async (request) => {
      const { values } = JSON.parse(await request.text());
      stored.value = values[0].value;
      server.scripts = [script('1', 'Fechamento', { content: `Pago em ${stored.value}.` })];
      return Response.json({ confirmations: [stored] });
    });
    const { user } = openScripts();
    await user.click(await screen.findByRole('heading', { name: 'O que só você sabe' }));
    await user.type(await screen.findByRole('textbox', { name: 'Pagamento' }), 'Pix{Enter}');
    await screen.findByText('Salvo em todos os scripts deste cliente');
    expect(await screen.findByText('Pago em Pix.')).toBeVisible();
    expect(screen.getByText('Tudo preenchido')).toBeVisible();
  });

  it('lists what differs from person to person instead of calling it filled in', async () => {
    scriptServer([
      script('1', 'Fechamento', { content: '[nome], fica para [data]? [quem indicou] vem junto?' }),
    ]);
    const stored = { key: 'pagamento', label: 'pagamento', value: 'Pix' };
    answerWith(confirmationsRoutes.list, () => Response.json({ confirmations: [stored] }));
    const { user } = openScripts();
    await user.click(await screen.findByRole('heading', { name: 'O que só você sabe' }));
    expect(await screen.findByText('Falta só o que muda a cada pessoa')).toBeVisible();
    expect(screen.getByText(/Nome, Data, Quem indicou/)).toBeVisible();
    expect(screen.queryByText('Tudo preenchido')).not.toBeInTheDocument();
  });

  it('edits the text with its gaps, not with the confirmed values', async () => {
    const template = 'Pago em [confirme: pagamento].';
    scriptServer([script('1', 'Fechamento', { content: 'Pago em Pix.', template })]);
    const { user } = openScripts();
    await user.click(await screen.findByRole('button', { name: 'Editar: Fechamento' }));
    expect(await screen.findByRole('textbox', { name: /Texto do script/ })).toHaveValue(template);
  });
});
