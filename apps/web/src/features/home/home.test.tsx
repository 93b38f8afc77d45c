import { avatarRoutes } from '@salesai/contract/avatar';
import { channelsRoutes } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveRecentScript } from '#lib/recent.ts';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel, noChannels } from '#testing/channels.ts';
import { homeAnswers } from '#testing/home.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { ana, signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { scriptServer, threeScripts } from '#testing/scripts.ts';
import { Today } from './components/today.tsx';

beforeEach(() => {
  signedInAs();
  homeAnswers();
});

/** A seller with an accepted avatar and an active ICP with one channel. */
function withCustomer(doneDays: number[] = []) {
  answer(avatarRoutes.status, { existe: true, aceito: true, status: 'aceito' });
  answer(icpRoutes.list, { icps: [salons] });
  const channels = [channel('a', { name: 'Indicação', doneDays })];
  answer(channelsRoutes.list, { ...noChannels, channels, count: 1 });
  answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
}

describe('the next step', () => {
  test('continues a questionnaire that was begun', async () => {
    const answers = Array.from({ length: 5 }, (_, at) => ({ questionId: at + 1 }));
    localStorage.setItem(`salesai-chat:seller:${ana.id}`, JSON.stringify(answers));
    renderRoute('/home');
    expect(await screen.findByRole('link', { name: 'Continuar: 6 de 17' })).toHaveAttribute(
      'href',
      '/avatar-onboarding',
    );
  });

  test('names the questions that an unfinished ICP lacks', async () => {
    answer(avatarRoutes.status, { existe: true, aceito: true, status: 'aceito' });
    answer(icpRoutes.list, { icps: [bakeries] });
    renderRoute('/home');
    await screen.findByText('Faltam só 3 perguntas para este cliente ideal ficar pronto.');
  });

  test('leads to the scripts of a channel without any', async () => {
    withCustomer();
    scriptServer([]);
    renderRoute('/home');
    expect(await screen.findByRole('link', { name: 'Ver os scripts' })).toHaveAttribute(
      'href',
      '/icp-channel-details/icp-salons/a',
    );
  });

  test('leads to the day of the plan that is due', async () => {
    withCustomer([1, 2]);
    scriptServer(threeScripts);
    renderRoute('/home');
    await screen.findByRole('heading', { name: 'Dia 3 no canal Indicação' });
    expect(screen.getByText('Ligue para cinco.')).toBeVisible();
  });

  test('shows an error in its place and loads again on retry', async () => {
    answerWith(avatarRoutes.status, () => refusal(403, 'x'));
    const { user } = renderRoute('/home');
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByRole('region', { name: 'Exemplo' })).toBeVisible();
    homeAnswers();
    await user.click(retry);
    await screen.findByRole('link', { name: 'Começar a conversa' });
  });

  test('says that there is no connection instead of loading endlessly', async () => {
    answerWith(avatarRoutes.status, () => Response.error());
    renderRoute('/home');
    await screen.findByRole('heading', { level: 1, name: /Ana/ });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText(/Quando ela voltar, o seu próximo passo aparece aqui/);
    expect(within(screen.getByRole('banner')).getByText(/Você está sem conexão/)).toBeVisible();
    homeAnswers();
    Reflect.deleteProperty(navigator, 'onLine');
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('link', { name: 'Começar a conversa' });
  });
});

describe('before the visit', () => {
  async function openSheet() {
    const view = renderRoute('/home');
    await view.user.click(await screen.findByRole('button', { name: 'Donas de salão' }));
    return { ...view, sheet: within(await screen.findByRole('dialog')) };
  }

  test('opens the script that was read last in the teleprompter', async () => {
    withCustomer();
    scriptServer(threeScripts);
    saveRecentScript('icp-salons', { channel: 'a', script: '2' });
    const { sheet, user, router } = await openSheet();
    await user.click(sheet.getByRole('link', { name: 'Abrir script' }));
    await screen.findByRole('dialog', { name: 'Roteiro principal' });
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.href).toBe('/icp-channel-details/icp-salons/a');
    act(() => router.history.back());
    await screen.findByRole('heading', { level: 1, name: /Ana/ });
  });

  test('opens the scripts of the best channel while none was read', async () => {
    withCustomer();
    scriptServer(threeScripts);
    const { sheet } = await openSheet();
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Abrir script' })).toHaveAttribute(
        'href',
        '/icp-channel-details/icp-salons/a',
      ),
    );
    expect(sheet.getByRole('link', { name: 'Perguntar à ARENA' })).toHaveAttribute(
      'href',
      '/icp-arena/icp-salons',
    );
    expect(sheet.getByRole('link', { name: 'Treinar 5 minutos' })).toHaveAttribute(
      'href',
      '/treino',
    );
  });

  test('is not shown without an active ICP', async () => {
    renderRoute('/home');
    await screen.findByRole('region', { name: 'Exemplo' });
    expect(screen.queryByText('Antes da visita')).not.toBeInTheDocument();
  });
});

test('the week shows the days with practice', () => {
  render(<Today practice={{ days: [true, false, true, false, false, false, true] }} />);
  expect(screen.getByText('3 dias com treino')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Com treino' })).toHaveLength(3);
  expect(screen.getByText('domingo')).toBeInTheDocument();
  expect(screen.queryByText('Objeção do dia')).not.toBeInTheDocument();
});
