import { type Channel, channelsRoutes } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { copiedText } from '#testing/clipboard.ts';
import { salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs } from '#testing/results.ts';
import { threeScripts } from '#testing/scripts.ts';

const openChannel = () => renderRoute('/icp-channel-strategy/icp-1/a');

beforeEach(() => {
  localStorage.clear();
  signedInAs();
  answer(scriptsRoutes.list, { scripts: [], count: 0 });
});

describe('channel', () => {
  it('shows every section with a heading, and links to the scripts and to practice', async () => {
    answer(channelsRoutes.detail, channel('a'));
    answer(scriptsRoutes.list, { scripts: threeScripts, count: 3 });
    openChannel();
    await screen.findByRole('heading', { level: 1, name: 'Canal a' });
    for (const name of [
      'Hoje: dia 1 de 7',
      'Plano de 7 dias',
      'Quando usar',
      'Passo a passo',
      'Ferramentas e dicas',
      'Exemplos de script',
      'Erros comuns',
      'Encaixe, pontos fortes e fracos',
      'Resultados, KPIs e critérios',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const scripts = await screen.findByRole('link', { name: /^Scripts deste canal\s*3 prontos/ });
    expect(scripts).toHaveAttribute('href', '/icp-channel-details/icp-1/a');
    const practice = screen.getByRole('link', { name: 'Treinar por aqui' });
    expect(practice).toHaveAttribute('href', '/treino/novo?icp=icp-1');
  });

  it('shows the four facts that decide first', async () => {
    answer(channelsRoutes.detail, channel('a'));
    openChannel();
    const facts = within(await screen.findByLabelText('Em resumo'));
    expect(facts.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '7 dias',
      'Baixo',
      'Média',
      'R$ 0',
    ]);
  });

  it('shows the first statement of each fact whole, and the rest under results', async () => {
    const described = channel('a');
    described.estimatedResults.timeToResults = '3 a 15 dias com contatos que já conhecem você';
    described.estimatedResults.difficultyLevel = 'Média: pede rotina e resposta rápida';
    described.estimatedResults.minBudget = 'R$ 0; um chip custa de R$ 15 a R$ 40 por mês';
    answer(channelsRoutes.detail, described);
    const { user } = openChannel();
    const facts = within(await screen.findByLabelText('Em resumo'));
    const definitions = facts.getAllByRole('definition');
    expect(definitions.map((one) => one.textContent)).toEqual([
      '3 a 15 dias com contatos que já conhecem você',
      'Baixo',
      'Média',
      'R$ 0',
    ]);
    for (const one of definitions) expect(one.className).not.toMatch(/clamp|truncate/);
    await user.click(screen.getByRole('button', { name: 'Resultados, KPIs e critérios' }));
    expect(screen.getByText('Média: pede rotina e resposta rápida')).toBeVisible();
    expect(screen.getByText('R$ 0; um chip custa de R$ 15 a R$ 40 por mês')).toBeVisible();
  });

  it('copies an example and links to WhatsApp with its text', async () => {
    answer(channelsRoutes.detail, channel('a'));
    const { user } = openChannel();
    await user.click(await screen.findByRole('button', { name: 'Exemplos de script' }));
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
    await user.click(await screen.findByRole('button', { name: 'Plano de 7 dias' }));
    const first = await screen.findByRole('checkbox', { name: /^Dia 1/ });
    const third = screen.getByRole('checkbox', { name: /^Dia 3/ });
    expect(first).toBeChecked();
    await user.click(third);
    await user.click(first);
    expect(third).toBeChecked();
    expect(first).not.toBeChecked();
    await waitFor(() => expect(server.doneDays).toEqual([3]));
    expect(screen.getByRole('progressbar', { name: '1 de 7 dias feitos' })).toBeVisible();
  });

  it('marks the day of today as done and shows the next one for tomorrow', async () => {
    const server = tickServer();
    const { user } = openChannel();
    const today = within(await screen.findByRole('region', { name: 'Hoje: dia 2 de 7' }));
    expect(today.getByText('Escreva a mensagem.')).toBeVisible();
    await user.click(today.getByRole('button', { name: 'Fiz isso' }));
    await waitFor(() => expect(server.doneDays).toEqual([1, 2]));
    const done = within(await screen.findByRole('region', { name: 'Dia 2 feito' }));
    expect(done.getByText('Amanhã, dia 3: Ligue para cinco.')).toBeVisible();
    expect(done.queryByRole('button', { name: 'Fiz isso' })).not.toBeInTheDocument();
  });

  it.each([
    ['+ Contato', 'Registrar: Contato', 'contact'],
    ['+ Conversa', 'Registrar: Conversa', 'conversation'],
  ])('offers %s of this channel after the day is done', async (chip, save, kind) => {
    tickServer();
    answer(icpRoutes.list, { icps: [{ ...salons, id: 'icp-1' }] });
    const sent = captureLogs();
    const { user } = openChannel();
    await user.click(await screen.findByRole('button', { name: 'Fiz isso' }));
    await user.click(await screen.findByRole('button', { name: chip }));
    await user.click(await screen.findByRole('button', { name: save }));
    await screen.findByText('Registrado');
    expect(sent[0]?.body).toMatchObject({ kind, icpId: 'icp-1', channelId: 'a' });
  });

  const secondWeek = {
    why: 'Neste canal você registrou 12 contatos.',
    days: [8, 9, 10, 11, 12, 13, 14].map((day) => `Tarefa ${day}.`),
  };

  it('goes on with the second week after the first, and says what it rests on', async () => {
    const doneDays = [1, 2, 3, 4, 5, 6, 7];
    answer(channelsRoutes.detail, channel('a', { doneDays, secondWeek }));
    const { user } = openChannel();
    const today = within(await screen.findByRole('region', { name: 'Hoje: dia 8 de 14' }));
    expect(today.getByText('Tarefa 8.')).toBeVisible();
    expect(today.getByRole('progressbar', { name: '7 de 14 dias feitos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plano de 7 dias' }));
    expect(screen.getByText('Neste canal você registrou 12 contatos.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Tarefa 14/ })).not.toBeChecked();
  });

  it('leaves the first week once a day of the second is done', async () => {
    answer(channelsRoutes.detail, channel('a', { doneDays: [1, 2, 3, 4, 8], secondWeek }));
    openChannel();
    await screen.findByRole('region', { name: 'Hoje: dia 9 de 14' });
  });

  it('says why its results moved it', async () => {
    const learned = { direction: 'up', sales: 3, cases: 12, of: 'conversations' } as const;
    answer(channelsRoutes.detail, channel('a', { learned }));
    const { user } = openChannel();
    await user.click(await screen.findByText('Por que este canal'));
    expect(screen.getByText('Subiu: 3 vendas em 12 conversas')).toBeVisible();
  });

  it("opens WhatsApp with the opening script's first message", async () => {
    const [opening] = threeScripts;
    if (!opening) throw new Error('no script');
    const content = '(primeiro contato)\nOi & tudo bem?\n\nPosso ajudar?';
    const script = { ...opening, format: 'messages' as const, content };
    answer(channelsRoutes.detail, channel('a'));
    answer(scriptsRoutes.list, { scripts: [script], count: 1 });
    openChannel();
    const link = await screen.findByRole('link', { name: 'Abrir no WhatsApp com o script' });
    expect(link).toHaveAttribute('href', 'https://wa.me/?text=Oi%20%26%20tudo%20bem%3F');
  });

  it('asks for what stands in brackets before it opens WhatsApp', async () => {
    const [opening] = threeScripts;
    if (!opening) throw new Error('no script');
    const script = { ...opening, format: 'messages' as const, content: 'Oi, [nome]!' };
    answer(channelsRoutes.detail, channel('a'));
    answer(scriptsRoutes.list, { scripts: [script], count: 1 });
    const { user } = openChannel();
    await user.click(await screen.findByRole('button', { name: 'Abrir no WhatsApp com o script' }));
    await user.type(await screen.findByLabelText('Nome'), 'Bia');
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(link).toHaveAttribute('href', 'https://wa.me/?text=Oi%2C%20Bia!');
  });

  it('says that the plan is complete after the seventh day', async () => {
    answer(channelsRoutes.detail, channel('a', { doneDays: [1, 2, 3, 4, 5, 6, 7] }));
    openChannel();
    const plan = within(await screen.findByRole('region', { name: 'Plano completo' }));
    expect(plan.getByText('Registre o que rendeu.')).toBeVisible();
    expect(plan.getByRole('button', { name: 'Registrar' })).toBeVisible();
  });

  it('keeps every section closed at first, its text in the page, and remembers an opened one', async () => {
    answer(channelsRoutes.detail, channel('a'));
    const { user, unmount } = openChannel();
    const steps = await screen.findByRole('button', { name: 'Passo a passo' });
    expect(steps).toHaveAttribute('aria-expanded', 'false');
    const text = screen.getByText('Peça a indicação');
    expect(text.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
    await user.click(steps);
    expect(steps).toHaveAttribute('aria-expanded', 'true');
    unmount();
    openChannel();
    const again = await screen.findByRole('button', { name: 'Passo a passo' });
    expect(again).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens the section that the address names', async () => {
    answer(channelsRoutes.detail, channel('a'));
    renderRoute('/icp-channel-strategy/icp-1/a#mistakes');
    const section = await screen.findByRole('button', { name: 'Erros comuns' });
    expect(section).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Quando usar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('reverts a tick that could not be stored and shows an error', async () => {
    const server = tickServer();
    const { user } = openChannel();
    server.rejects = true;
    await user.click(await screen.findByRole('button', { name: 'Plano de 7 dias' }));
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
