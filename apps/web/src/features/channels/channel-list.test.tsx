import { channelsRoutes } from '@salesai/contract/channels';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelList } from '#lib/channels/queries.ts';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel, generation, noChannels, threeChannels } from '#testing/channels.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

/** docs/product.md#channels */
const POLL_MS = 2_000;

const openList = () => renderRoute('/icp-channel-strategy/icp-1');

beforeEach(() => signedInAs());

/** A server whose list and generation status the test changes. */
function generatingServer(list: ChannelList = noChannels) {
  const server = { list, status: generation() };
  answerWith(channelsRoutes.list, () => Response.json(server.list));
  answerWith(channelsRoutes.generate, () => Response.json(server.status));
  answerWith(channelsRoutes.status, () => Response.json(server.status));
  return server;
}

describe('channel list', () => {
  it('shows rank, name, one line and category of each channel and links to its details', async () => {
    answer(channelsRoutes.list, threeChannels);
    openList();
    const [first] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    for (const text of ['1º', 'Relacionamento', 'Canal a', 'Descrição a']) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    const link = card.getByRole('link', { name: 'Ver detalhes de Canal a' });
    expect(link).toHaveAttribute('href', '/icp-channel-strategy/icp-1/a');
  });

  it('shows the strategy, and insights, metrics and raw data collapsed', async () => {
    answer(channelsRoutes.list, threeChannels);
    const { user } = openList();
    expect(await screen.findByRole('heading', { name: /^Estratégia sugerida/ })).toBeVisible();
    expect(screen.getByText('Por onde começar')).toBeVisible();
    for (const [title, text] of [
      ['Insights', 'Perto de um conhecido.'],
      ['Métricas', 'Conte só quem respondeu.'],
      ['Ver dados brutos', /"focus": \[/],
    ] as const) {
      expect(screen.getByText(text).closest('[hidden]')).not.toBeNull();
      await user.click(screen.getByRole('button', { name: title }));
      expect(screen.getByText(text).closest('[hidden]')).toBeNull();
    }
  });

  it('links back to the ICP', async () => {
    answer(channelsRoutes.list, noChannels);
    openList();
    const back = await screen.findByRole('link', { name: 'Voltar' });
    expect(back).toHaveAttribute('href', '/icp-details/icp-1');
  });

  it('offers to generate channels while the list is empty', async () => {
    answer(channelsRoutes.list, noChannels);
    openList();
    await screen.findByText('Nenhum canal gerado');
    expect(screen.getByRole('button', { name: 'Gerar canais' })).toBeEnabled();
  });

  it('shows why the list failed to load and loads it again on retry', async () => {
    answerWith(channelsRoutes.list, () => refusal(403, 'Tente mais tarde', 'FORBIDDEN'));
    const { user } = openList();
    await screen.findByText('Erro ao carregar canais');
    expect(screen.getByText('Tente mais tarde')).toBeVisible();
    answer(channelsRoutes.list, threeChannels);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Canal a');
  });

  it('shows that an unknown ICP was not found and links to the ICPs', async () => {
    answerWith(channelsRoutes.list, () => refusal(404, 'ICP não encontrado', 'NOT_FOUND'));
    openList();
    await screen.findByText('ICP não encontrado');
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/icps');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });
});

describe('channel generation', () => {
  it('starts, shows the progress and then the channels', async () => {
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
    expect(screen.queryByText(/^Geração iniciada/)).not.toBeInTheDocument();
    await screen.findByText('Canal a');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('is found completed in the list when the status requests fail', async () => {
    const server = generatingServer();
    answerWith(channelsRoutes.status, () => refusal(503, 'x', 'UNAVAILABLE'));
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Gerar canais' }));
    await screen.findByText('Geração iniciada! ~ 30 segundos');
    const completed = generation({ status: 'completed', progress: 100 });
    server.list = { ...threeChannels, generationStatus: completed };
    await screen.findByText('Canais de aquisição gerados com sucesso!');
    expect(screen.getByText('Canal a')).toBeVisible();
    expect(screen.queryByText('UNAVAILABLE')).not.toBeInTheDocument();
  });

  it('shows a generation that is already running and checks it on demand', async () => {
    const server = generatingServer({ ...noChannels, generationStatus: generation() });
    const { user } = openList();
    const check = await screen.findByRole('button', { name: 'Verificar' });
    server.status = generation({ progress: 40 });
    await user.click(check);
    await screen.findByText('40%');
    expect(screen.queryByText('Nenhum canal gerado')).not.toBeInTheDocument();
  });

  it('shows why it failed, or that it failed', async () => {
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

  it('shows why it could not start, or that it could not', async () => {
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

  it('replaces existing channels only after a confirmation', async () => {
    const server = generatingServer(threeChannels);
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Gerar novamente' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Gerar novamente' }));
    await screen.findByRole('progressbar', { name: 'Progresso da geração' });
    expect(server.status.status).toBe('generating');
    expect(screen.getByText('Canal a')).toBeVisible();
  });

  it('says why results moved a channel, and goes back to the earlier order when asked', async () => {
    const up = { direction: 'up', sales: 3, cases: 12, of: 'conversations' } as const;
    const down = { direction: 'down', sales: 0, cases: 24, of: 'conversations' } as const;
    const [a, b, c] = [
      channel('a', { learned: down }),
      channel('b', { learned: up }),
      channel('c'),
    ];
    const moved = { ...threeChannels, channels: [b, c, a] };
    generatingServer(moved);
    const chosen: string[] = [];
    answerWith(channelsRoutes.order, async (request) => {
      const { order } = JSON.parse(await request.text());
      chosen.push(order);
      return Response.json({
        ...moved,
        order,
        channels: order === 'results' ? [b, c, a] : [a, b, c],
      });
    });
    const { user } = openList();
    const names = () =>
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await screen.findByText('Subiu: 3 vendas em 12 conversas');
    expect(screen.getByText('Desceu: nenhuma venda em 24 conversas')).toBeVisible();
    expect(names()).toEqual(['Canal b', 'Canal c', 'Canal a']);
    expect(screen.getByText('Pelos seus resultados, comece agora por Canal b.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar à ordem de antes' }));
    await waitFor(() => expect(names()).toEqual(['Canal a', 'Canal b', 'Canal c']));
    expect(screen.queryByText(/^Subiu|^Pelos seus resultados/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ordenar pelos meus resultados' }));
    await waitFor(() => expect(names()).toEqual(['Canal b', 'Canal c', 'Canal a']));
    expect(chosen).toEqual(['generated', 'results']);
  });

  it('says nothing about an order that no results change', async () => {
    generatingServer(threeChannels);
    openList();
    await screen.findByText('Canal a');
    expect(screen.queryByRole('button', { name: 'Voltar à ordem de antes' })).toBeNull();
  });

  it('stops polling when the screen is left', async () => {
    const started = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    let requests = 0;
    generatingServer({ ...noChannels, generationStatus: generation() });
    answerWith(channelsRoutes.status, () => {
      requests += 1;
      return Response.json(generation({ progress: requests }));
    });
    const { unmount } = openList();
    await screen.findByText('2%');
    const polling = started.mock.calls.flatMap(([, ms], at) =>
      ms === POLL_MS ? [started.mock.results[at]?.value] : [],
    );
    expect(polling).not.toEqual([]);
    unmount();
    expect(ended.mock.calls.map(([interval]) => interval)).toEqual(expect.arrayContaining(polling));
  });
});
