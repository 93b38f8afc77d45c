import { avatarRoutes } from '@salesai/contract/avatar';
import { cardsRoutes } from '@salesai/contract/cards';
import { channelsRoutes } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { practiceRoutes } from '@salesai/contract/practice';
import { progressRoutes } from '@salesai/contract/progress';
import { resultsRoutes } from '@salesai/contract/results';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveRecentScript } from '#lib/recent.ts';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel, noChannels } from '#testing/channels.ts';
import { homeAnswers } from '#testing/home.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { ana, signedInAs } from '#testing/people.ts';
import { ended } from '#testing/practice.ts';
import { noProgress, priceCard } from '#testing/practice-cards.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { noResults, sale, someResults } from '#testing/results.ts';
import { scriptServer, threeScripts } from '#testing/scripts.ts';

beforeEach(() => {
  signedInAs();
  homeAnswers();
});

/** A seller with an accepted avatar and an active ICP with one channel. */
function withIcp(doneDays: number[] = []) {
  answer(avatarRoutes.status, { existe: true, aceito: true, status: 'aceito' });
  answer(icpRoutes.list, { icps: [salons] });
  const next = { day: doneDays.length + 1, text: 'Ligue para cinco.' };
  const channels = [channel('a', { name: 'Indicação', doneDays, next })];
  answer(channelsRoutes.list, { ...noChannels, channels, count: 1 });
  answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
  withSessions(ended);
}

const withSessions = (...sessions: (typeof ended)[]) =>
  answer(practiceRoutes.list, { sessions, page: 1, limit: 1, total: sessions.length });

const withCards = (...cards: (typeof priceCard)[]) =>
  answer(cardsRoutes.list, { cards, objectionOfTheDay: cards[0] ?? null });

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

  test('names the confirmation of an ICP whose questions are answered', async () => {
    answer(avatarRoutes.status, { existe: true, aceito: true, status: 'aceito' });
    answer(icpRoutes.list, { icps: [bakeries] });
    const answers = Array.from({ length: 3 }, (_, at) => ({ questionId: at + 1 }));
    localStorage.setItem(`salesai-chat:icp:${ana.id}:${bakeries.id}`, JSON.stringify(answers));
    renderRoute('/home');
    await screen.findByText(
      'Falta só confirmar as respostas para este cliente ideal ficar pronto.',
    );
  });

  test('leads to the scripts of a channel without any', async () => {
    withIcp();
    scriptServer([]);
    renderRoute('/home');
    expect(await screen.findByRole('link', { name: 'Ver os scripts' })).toHaveAttribute(
      'href',
      '/icp-channel-details/icp-salons/a',
    );
  });

  test('leads to the day of the plan that is due', async () => {
    withIcp([1, 2]);
    scriptServer(threeScripts);
    renderRoute('/home');
    await screen.findByRole('heading', { name: 'Dia 3 no canal Indicação' });
    expect(screen.getByText('Ligue para cinco.')).toBeVisible();
  });

  test('leads to a first practice once there are scripts', async () => {
    withIcp([1, 2]);
    withSessions();
    scriptServer(threeScripts);
    renderRoute('/home');
    const first = await screen.findByRole('link', { name: 'Fazer meu primeiro treino' });
    expect(first).toHaveAttribute('href', '/treino/novo?icp=icp-salons');
  });

  test('leads to the cards that are due before the plan', async () => {
    withIcp([1, 2]);
    scriptServer(threeScripts);
    withCards(priceCard, { ...priceCard, id: 'card-2' });
    renderRoute('/home');
    await screen.findByRole('heading', { name: '2 cartões para hoje' });
    expect(screen.getByRole('link', { name: 'Responder agora' })).toHaveAttribute(
      'href',
      '/treino/cartoes',
    );
  });

  test('leads to the plan while the cards cannot be loaded', async () => {
    withIcp([1, 2]);
    scriptServer(threeScripts);
    answerWith(cardsRoutes.list, () => refusal(403, 'x'));
    renderRoute('/home');
    await screen.findByRole('heading', { name: 'Dia 3 no canal Indicação' });
  });

  test('shows an error in its place and loads again on retry', async () => {
    answerWith(avatarRoutes.status, () => refusal(403, 'x'));
    const { user } = renderRoute('/home');
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(await screen.findByRole('region', { name: 'Exemplo' })).toBeVisible();
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
    withIcp();
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
    withIcp();
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

describe('today', () => {
  const inWeek = { ...noProgress, sessions: 1, days: [{ date: todayAsDate(), minutes: 5 }] };

  test('shows the objection of the day and leads to the cards', async () => {
    withCards(priceCard);
    renderRoute('/home');
    await screen.findByText('“tá caro demais pra mim”');
    expect(screen.getByRole('link', { name: 'Responder' })).toHaveAttribute(
      'href',
      '/treino/cartoes',
    );
  });

  test('shows the week with practice, and samples while there is no result', async () => {
    answer(progressRoutes.get, inWeek);
    renderRoute('/home');
    await screen.findByText('1 dia com treino');
    expect(screen.getAllByRole('img', { name: 'Com treino' })).toHaveLength(1);
    expect(await screen.findByRole('region', { name: 'Exemplo' })).toBeVisible();
    expect(screen.queryByText('Objeção do dia')).not.toBeInTheDocument();
  });

  test('shows no week without practice and results', async () => {
    renderRoute('/home');
    await screen.findByRole('region', { name: 'Exemplo' });
    expect(screen.queryByText('Sua semana')).not.toBeInTheDocument();
  });

  test('shows own figures instead of samples from the first result on', async () => {
    answer(resultsRoutes.dashboard, someResults);
    renderRoute('/home');
    await screen.findByText('Seus últimos 30 dias');
    expect(screen.getByText(/R\$\s300/)).toBeVisible();
    expect(screen.getByText('Sua semana')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver resultados' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.queryByRole('region', { name: 'Exemplo' })).not.toBeInTheDocument();
  });

  test('says at which step most is lost, from logged results', async () => {
    const funnel = { contacts: 20, conversations: 3, proposals: 2, sales: 1 };
    answer(resultsRoutes.dashboard, { ...someResults, funnel });
    renderRoute('/home');
    await screen.findByText('Contatos 20 → conversas 3: é na abertura que mais se perde.');
  });

  test.each([
    ['cards', cardsRoutes.list],
    ['progress', progressRoutes.get],
  ])('shows the figures when %s cannot be loaded', async (_, route) => {
    answer(resultsRoutes.dashboard, someResults);
    answerWith(route, () => refusal(403, 'x'));
    renderRoute('/home');
    await screen.findByText('Seus últimos 30 dias');
    expect(screen.getByText('Sua semana')).toBeVisible();
  });

  test('shows neither figures nor samples when the figures cannot be loaded', async () => {
    answer(progressRoutes.get, inWeek);
    answerWith(resultsRoutes.dashboard, () => refusal(403, 'x'));
    const { user } = renderRoute('/home');
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByText('1 dia com treino')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Exemplo' })).not.toBeInTheDocument();
    answer(resultsRoutes.dashboard, noResults);
    await user.click(retry);
    await screen.findByRole('region', { name: 'Exemplo' });
  });

  test.each([
    ['+ Contato', 'Contato', 'Registrar: Contato', { kind: 'contact' }],
    ['+ Venda', 'Venda', 'Sem valor', { kind: 'sale', amount: null }],
    ['Perdi', 'Perda', 'Achou caro', { kind: 'loss', objection: 'price' }],
  ])('%s logs a result with the ICP that was used last', async (chip, name, button, expected) => {
    withIcp();
    scriptServer(threeScripts);
    localStorage.setItem('salesai-recent:icp', 'icp-salons');
    answer(resultsRoutes.dashboard, someResults);
    const sent: object[] = [];
    answerWith(resultsRoutes.log, async (request) => {
      sent.push(JSON.parse(await request.text()));
      return Response.json(sale);
    });
    const { user } = renderRoute('/home');
    await user.click(await screen.findByRole('button', { name: chip }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    await user.click(await sheet.findByRole('button', { name: button }));
    await screen.findByText('Registrado');
    expect(sent).toEqual([expect.objectContaining({ ...expected, icpId: 'icp-salons' })]);
  });
});

function todayAsDate() {
  return new Date().toLocaleDateString('sv-SE');
}
