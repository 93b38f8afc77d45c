import { channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channelsAnswer } from '#testing/channels.ts';
import { salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs } from '#testing/results.ts';

function open() {
  signedInAs();
  answer(icpRoutes.list, { icps: [salons] });
  return renderRoute(`/icp-details/${salons.id}`);
}

const running: GenerationStatus = {
  statusId: 'status-1',
  status: 'generating',
  estimatedTime: '30 segundos',
  progress: 2,
};

describe('ICP details', () => {
  it('shows every fact and whether it was stated or assumed', async () => {
    channelsAnswer();
    open();
    await screen.findByRole('heading', { level: 1, name: 'Donas de salão' });
    for (const text of [
      'Donas de salão em Campinas.',
      'Cerca de R$ 300',
      'De 3 a 8 cadeiras',
      'Salão de beleza',
      'Cliente que falta',
      'Abra com uma pergunta sobre as faltas.',
      'Segunda-feira, com o salão fechado.',
      'Lembrete que reduz falta',
      'Quem escolhe só pelo preço',
    ]) {
      // A closed section shows its first line, too.
      expect(screen.getAllByText(text).at(-1)).toBeInTheDocument();
    }
    expect(screen.getAllByText('você disse')).toHaveLength(1);
    expect(screen.getAllByText('hipótese')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/icps');
  });

  it('shows the first two objections for ARENA and what is coming soon', async () => {
    channelsAnswer();
    open();
    const actions = within(await screen.findByRole('complementary', { name: 'Ações' }));
    expect(actions.getByText('“Vi um mais barato”')).toBeInTheDocument();
    expect(actions.getByText('“Não é hora de investir”')).toBeInTheDocument();
    expect(actions.queryByText('“Me manda no WhatsApp”')).toBeNull();
    expect(actions.getByText('Mais Ações')).toBeInTheDocument();
    expect(actions.getAllByText('Em breve')).toHaveLength(1);
    expect(actions.getByRole('link', { name: 'Conversar com o Coach' })).toHaveAttribute(
      'href',
      '/icp-arena/icp-salons',
    );
  });
});

describe('a result with an ICP', () => {
  it('is logged in two taps', async () => {
    channelsAnswer();
    const sent = captureLogs();
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Registrar contato, venda ou perda' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Contato' }));
    await screen.findByText('Registrado');
    expect(sent[0]?.body).toMatchObject({ kind: 'contact', icpId: salons.id });
  });
});

describe('channels of an ICP', () => {
  it('starts a generation, shows its progress and then the channels', async () => {
    channelsAnswer();
    answer(channelsRoutes.generate, running);
    answer(channelsRoutes.status, running);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Gerar canais' }));
    await screen.findByText('Geração iniciada! ~ 30 segundos');
    const bar = await screen.findByRole('progressbar', { name: /Progresso/ });
    expect(bar).toHaveAttribute('aria-valuenow', '5');
    answer(channelsRoutes.status, { ...running, status: 'completed', progress: 100 });
    channelsAnswer(['Instagram', 'Indicação']);
    await screen.findByText('Canais de aquisição gerados com sucesso!');
    expect(await screen.findByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      '/icp-channel-strategy/icp-salons/channel-Instagram',
    );
  });

  it('follows a generation that is already running', async () => {
    channelsAnswer([], running);
    answer(channelsRoutes.status, { ...running, status: 'error', error: null });
    open();
    await screen.findByText('Erro na geração dos canais');
  });

  it('shows why a generation could not start', async () => {
    channelsAnswer();
    answerWith(channelsRoutes.generate, () => refusal(503, 'O motor está fora do ar', 'PROVIDER'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Gerar canais' }));
    await screen.findByText('O motor está fora do ar');
  });

  it('shows three channels and the number of the others', async () => {
    channelsAnswer(['Instagram', 'Indicação', 'WhatsApp', 'Feiras', 'Rádio']);
    open();
    await screen.findByRole('link', { name: 'WhatsApp' });
    expect(screen.queryByRole('link', { name: 'Feiras' })).toBeNull();
    const others = screen.getByRole('link', { name: '+2 mais' });
    expect(others.getAttribute('href')).toMatch(/^\/icp-channel-strategy\/[^/]+$/);
  });
});
