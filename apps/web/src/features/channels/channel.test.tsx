import { type Channel, channelsRoutes } from '@salesai/contract/channels';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { copiedText } from '#testing/clipboard.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const openChannel = () => renderRoute('/icp-channel-strategy/icp-1/a');

beforeEach(() => signedInAs());

describe('channel', () => {
  it('shows every section with a heading and links to the scripts', async () => {
    answer(channelsRoutes.detail, channel('a'));
    openChannel();
    await screen.findByRole('heading', { level: 1, name: 'Canal a' });
    for (const name of [
      'Próximo passo',
      'Quando usar',
      'Pontos fortes',
      'Pontos fracos',
      'Indicadores (KPIs)',
      'Passo a passo',
      'Plano de 7 dias',
      'Exemplos de script',
      'Erros comuns',
      'Ferramentas',
      'Encaixe com o seu ticket',
      'Resultados estimados',
      'Dicas de implementação',
      'Critérios de sucesso',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const scripts = screen.getByRole('link', { name: 'Scripts deste canal' });
    expect(scripts).toHaveAttribute('href', '/icp-channel-details/icp-1/a');
  });

  it('copies an example and links to WhatsApp with its text', async () => {
    answer(channelsRoutes.detail, channel('a'));
    const { user } = openChannel();
    await user.click(await screen.findByRole('heading', { name: 'Exemplos de script' }));
    const link = await screen.findByRole('link', { name: 'Abrir no WhatsApp: Abertura' });
    expect(link).toHaveAttribute('href', 'https://wa.me/?text=Que%20bom%20%26%20obrigado!');
    await user.click(screen.getByRole('button', { name: 'Copiar: Abertura' }));
    await screen.findByText('Copiado');
    expect(await copiedText()).toBe('Que bom & obrigado!');
  });

  /** A server that stores ticks, or rejects them when the test sets `rejects`. */
  function tickServer() {
    const server = { doneDays: [1], rejects: false };
    const current = (): Channel => channel('a', { doneDays: server.doneDays });
    answerWith(channelsRoutes.detail, () => Response.json(current()));
    answerWith(channelsRoutes.tick, async (request) => {
      if (server.rejects) return refusal(500, 'x');
      const { day, done } = JSON.parse(await request.text());
      const others = server.doneDays.filter((one) => one !== day);
      server.doneDays = done ? [...others, day] : others;
      return Response.json(current());
    });
    return server;
  }

  it('ticks and unticks days of the plan and sends them to the server', async () => {
    const server = tickServer();
    const { user } = openChannel();
    const first = await screen.findByRole('checkbox', { name: /^Dia 1/ });
    const third = screen.getByRole('checkbox', { name: /^Dia 3/ });
    expect(first).toBeChecked();
    await user.click(third);
    await user.click(first);
    expect(third).toBeChecked();
    expect(first).not.toBeChecked();
    await waitFor(() => expect(server.doneDays).toEqual([3]));
    expect(screen.getByText('1 de 7 dias feitos')).toBeVisible();
  });

  it('shows at first only summary, verdict and next step; the rest is in closed sections', async () => {
    answer(channelsRoutes.detail, channel('a'));
    openChannel();
    const next = await screen.findByRole('heading', { name: 'Próximo passo' });
    expect(next.closest('details')).toBeNull();
    for (const name of ['Plano de 7 dias', 'Passo a passo', 'Pontos fortes', 'Erros comuns']) {
      const section = screen.getByRole('heading', { name }).closest('details');
      expect(section).not.toHaveAttribute('open');
    }
  });

  it('reverts a tick that could not be stored and shows an error', async () => {
    const server = tickServer();
    const { user } = openChannel();
    server.rejects = true;
    const second = await screen.findByRole('checkbox', { name: /^Dia 2/ });
    await user.click(second);
    await screen.findByText('Não foi possível guardar a marcação. Tente de novo.');
    expect(second).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Dia 1/ })).toBeChecked();
  });

  it('shows why the channel failed to load and links to the list', async () => {
    answerWith(channelsRoutes.detail, () => refusal(404, 'Canal não encontrado', 'NOT_FOUND'));
    openChannel();
    await screen.findByText('Erro ao carregar canal');
    expect(screen.getByText('Canal não encontrado')).toBeVisible();
    const back = screen.getByRole('link', { name: 'Todos os canais' });
    expect(back).toHaveAttribute('href', '/icp-channel-strategy/icp-1');
  });
});
