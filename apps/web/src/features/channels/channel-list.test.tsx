import { channelsRoutes } from '@salesai/contract/channels';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ChannelList } from '#lib/channels/queries.ts';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { generation, noChannels, threeChannels } from '#testing/channels.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const openList = () => renderRoute('/icp-channel-strategy/icp-1');

beforeEach(() => signedInAs());

/** A server whose generation the test moves on. */
function generatingServer(list: ChannelList = noChannels) {
  const server = { list, status: generation() };
  answerWith(channelsRoutes.list, () => Response.json(server.list));
  answerWith(channelsRoutes.generate, () => Response.json(server.status));
  answerWith(channelsRoutes.status, () => Response.json(server.status));
  return server;
}

describe('the list of channels', () => {
  test('shows each channel with its place, category, text and reason', async () => {
    answer(channelsRoutes.list, threeChannels);
    openList();
    const [first] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    for (const text of ['1º', 'Relacionamento', 'Canal a', 'Descrição a', 'Motivo a']) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    const link = card.getByRole('link', { name: 'Ver detalhes de Canal a' });
    expect(link).toHaveAttribute('href', '/icp-channel-strategy/icp-1/a');
  });

  test('reads strategy, insights and metrics as a person does, with the raw data one click away', async () => {
    answer(channelsRoutes.list, threeChannels);
    openList();
    expect(await screen.findByRole('heading', { name: 'Estratégia sugerida' })).toBeVisible();
    expect(screen.getByText('Por onde começar')).toBeVisible();
    expect(screen.getByText('Comece com quem já confia em você.')).toBeVisible();
    expect(screen.getByText('Perto de um conhecido.')).toBeVisible();
    expect(screen.getByText('Conte só quem respondeu.')).toBeVisible();
    expect(screen.getByText('Ver dados brutos').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText(/"focus": \[/)).toBeInTheDocument();
  });

  test('leads back to the ideal customer', async () => {
    answer(channelsRoutes.list, noChannels);
    openList();
    const back = await screen.findByRole('link', { name: 'Voltar' });
    expect(back).toHaveAttribute('href', '/icp-details/icp-1');
  });

  test('says what it is for while it is empty', async () => {
    answer(channelsRoutes.list, noChannels);
    openList();
    await screen.findByText('Nenhum canal gerado');
    expect(screen.getByRole('button', { name: 'Gerar canais' })).toBeEnabled();
  });

  test('can be asked for again when it does not load', async () => {
    answerWith(channelsRoutes.list, () => refusal(403, 'Tente mais tarde', 'FORBIDDEN'));
    const { user } = openList();
    await screen.findByText('Erro ao carregar canais');
    expect(screen.getByText('Tente mais tarde')).toBeVisible();
    answer(channelsRoutes.list, threeChannels);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Canal a');
  });
});

test('the list of a customer who is not there leads back to the customers', async () => {
  answerWith(channelsRoutes.list, () => refusal(404, 'ICP não encontrado', 'NOT_FOUND'));
  openList();
  await screen.findByText('ICP não encontrado');
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/icps');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
});

describe('a generation', () => {
  test('starts, is followed and ends with the channels', async () => {
    const server = generatingServer();
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Gerar canais' }));
    await screen.findByText('Geração iniciada! ~ 30 segundos');
    const bar = screen.getByRole('progressbar', { name: 'Progresso da geração' });
    expect(bar).toHaveAttribute('aria-valuenow', '5');
    server.status = generation({ progress: 60 });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '60'));
    server.status = generation({ status: 'completed', progress: 100 });
    server.list = { ...threeChannels, generationStatus: server.status };
    await screen.findByText('Canais de aquisição gerados com sucesso!');
    await screen.findByText('Canal a');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('whose reports do not come is found ended when the list is reloaded', async () => {
    const server = generatingServer();
    answerWith(channelsRoutes.status, () => refusal(503, 'x', 'UNAVAILABLE'));
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Gerar canais' }));
    await screen.findByText('Geração iniciada! ~ 30 segundos');
    const ended = generation({ status: 'completed', progress: 100 });
    server.list = { ...threeChannels, generationStatus: ended };
    await screen.findByText('Canais de aquisição gerados com sucesso!');
    expect(screen.getByText('Canal a')).toBeVisible();
    expect(screen.queryByText('UNAVAILABLE')).not.toBeInTheDocument();
  });

  test('that runs already is followed from the start, and can be asked about at once', async () => {
    const server = generatingServer({ ...noChannels, generationStatus: generation() });
    const { user } = openList();
    const check = await screen.findByRole('button', { name: 'Verificar' });
    server.status = generation({ progress: 40 });
    await user.click(check);
    await screen.findByText('40%');
    expect(screen.queryByText('Nenhum canal gerado')).not.toBeInTheDocument();
  });

  test('that fails says why, or that it failed', async () => {
    const server = generatingServer({ ...noChannels, generationStatus: generation() });
    const { user } = openList();
    const check = await screen.findByRole('button', { name: 'Verificar' });
    server.status = generation({ status: 'error', error: null });
    server.list = { ...noChannels, generationStatus: server.status };
    await user.click(check);
    await screen.findByText('Erro na geração dos canais');
    await screen.findByText('Nenhum canal gerado');

    server.status = generation({ statusId: 'status-2' });
    server.list = { ...noChannels, generationStatus: server.status };
    await user.click(screen.getByRole('button', { name: 'Gerar canais' }));
    server.status = { ...server.status, status: 'error', error: 'O motor parou' };
    await user.click(await screen.findByRole('button', { name: 'Verificar' }));
    await screen.findByText('O motor parou');
  });

  test('that cannot start says so in the words of the server, or in ours', async () => {
    generatingServer();
    answerWith(channelsRoutes.generate, () => refusal(409, 'ICP ainda não foi completado', 'X'));
    const { user } = openList();
    const start = await screen.findByRole('button', { name: 'Gerar canais' });
    await user.click(start);
    await screen.findByText('ICP ainda não foi completado');
    answerWith(channelsRoutes.generate, () => refusal(500, 'x'));
    await user.click(start);
    await screen.findByText('Erro ao gerar canais');
  });

  test('of channels that are there asks first', async () => {
    const server = generatingServer(threeChannels);
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Gerar novamente' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Gerar novamente' }));
    await screen.findByRole('progressbar', { name: 'Progresso da geração' });
    expect(server.status.status).toBe('generating');
    expect(screen.getByText('Canal a')).toBeVisible();
  });

  test('is no longer asked about once the screen is left', async () => {
    let asked = 0;
    generatingServer({ ...noChannels, generationStatus: generation() });
    answerWith(channelsRoutes.status, () => {
      asked += 1;
      return Response.json(generation({ progress: asked }));
    });
    const { unmount } = openList();
    await screen.findByText('2%');
    unmount();
    const before = asked;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(asked).toBe(before);
  });
});
