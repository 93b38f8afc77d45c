import { avatarRoutes } from '@salesai/contract/avatar';
import { coachRoutes } from '@salesai/contract/coach';
import { type Icp, icpRoutes } from '@salesai/contract/icp';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { ana, signedInAs } from '#testing/people.ts';
import { practiceAnswers } from '#testing/practice.ts';
import { renderRoute } from '#testing/render-route.tsx';

beforeEach(() => {
  signedInAs();
  practiceAnswers();
  homeAnswers();
  answerWith(coachRoutes.status, () => refusal(403, 'x'));
});

const tabs = () => screen.findByRole('navigation', { name: 'Principal' });
const tab = async (name: string) => within(await tabs()).getByRole('link', { name });

async function open(path: string) {
  const view = renderRoute(path);
  await tabs();
  return {
    ...view,
    pathname: () => view.router.state.location.pathname,
    tap: async (name: string) => view.user.click(await tab(name)),
  };
}

describe('the tabs', () => {
  test('are five links, of which the one of the screen is current', async () => {
    await open('/settings');
    const links = within(await tabs()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Início',
      'Clientes',
      'Treino',
      'ARENA',
      'Resultados',
    ]);
    expect(await tab('Início')).toHaveAttribute('aria-current', 'page');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  });

  test.each([
    ['Treino', '/treino', 'Treino'],
    ['Resultados', '/dashboard', 'Resultados'],
    ['Clientes', '/icps', 'ICPs (Avatares)'],
  ])('%s opens %s', async (name, path, heading) => {
    const { tap, pathname } = await open('/home');
    await tap(name);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(pathname()).toBe(path);
  });

  test('open where they were left, and their root on the second tap', async () => {
    const { tap, pathname } = await open('/progresso');
    await tap('Clientes');
    await waitFor(() => expect(pathname()).toBe('/icps'));
    await tap('Resultados');
    await waitFor(() => expect(pathname()).toBe('/progresso'));
    const results = await tab('Resultados');
    await waitFor(() => expect(results).toHaveAttribute('aria-current', 'page'));
    await tap('Resultados');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  test.each(['/settings', '/avatar-onboarding', '/roadmap'])(
    'Início opens /home although %s was left',
    async (left) => {
      answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
      const { tap, pathname } = await open(left);
      await tap('Clientes');
      await waitFor(() => expect(pathname()).toBe('/icps'));
      await tap('Início');
      await waitFor(() => expect(pathname()).toBe('/home'));
    },
  );

  test('keep no screen of another area', async () => {
    const { tap, pathname, router } = await open('/dashboard');
    await act(() => router.navigate({ to: '/settings' }));
    await tap('Resultados');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  test('restore the scroll position by the history entry that was left', async () => {
    const { tap, pathname, router } = await open('/progresso');
    const left = router.state.location.state.__TSR_key;
    await tap('Clientes');
    await waitFor(() => expect(pathname()).toBe('/icps'));
    await tap('Resultados');
    await waitFor(() => expect(pathname()).toBe('/progresso'));
    expect(router.state.location.state).toMatchObject({ scrollKey: left });
  });

  test('are hidden while a questionnaire is shown', async () => {
    await open('/home');
    expect(await tabs()).not.toHaveClass('max-lg:hidden');
    answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
    await open('/avatar-onboarding');
    await screen.findByRole('progressbar');
    const [, bar] = screen.getAllByRole('navigation', { name: 'Principal' });
    expect(bar).toHaveClass('max-lg:hidden');
  });
});

describe('the ARENA tab', () => {
  const active: Icp = { ...bakeries, status: 'active' };

  test('opens ARENA about the active ICP that was used last', async () => {
    answer(icpRoutes.list, { icps: [salons, active] });
    const { tap, pathname, router } = await open('/treino');
    await tap('ARENA');
    await waitFor(() => expect(pathname()).toBe(`/icp-arena/${salons.id}`));
    await act(() => router.navigate({ to: '/icp-details/$icpId', params: { icpId: active.id } }));
    await tap('ARENA');
    await waitFor(() => expect(pathname()).toBe(`/icp-arena/${active.id}`));
  });

  test('asks for an ICP without any, and Back closes the sheet', async () => {
    const { tap, pathname, router } = await open('/treino');
    await tap('ARENA');
    const sheet = within(
      await screen.findByRole('dialog', { name: 'A ARENA precisa de um cliente' }),
    );
    expect(sheet.getByText('Responda 3 perguntas e ela já sabe com quem você fala.')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Criar meu ICP' })).toHaveAttribute('href', '/icps');
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pathname()).toBe('/treino');
  });

  test('opens the creation of an ICP itself, once', async () => {
    const { tap, router } = await open('/treino');
    await tap('ARENA');
    const create = await screen.findByRole('link', { name: 'Criar meu ICP' });
    act(() => create.click());
    await screen.findByRole('dialog', { name: 'Criar ICP' });
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/icps');
  });

  test('continues an unfinished ICP at its step', async () => {
    answer(icpRoutes.list, { icps: [bakeries] });
    const first = { questionId: 1, questionText: '?', response: 'sim', timestamp: 'agora' };
    localStorage.setItem(`salesai-chat:icp:${ana.id}:${bakeries.id}`, JSON.stringify([first]));
    const { tap } = await open('/treino');
    await tap('ARENA');
    expect(await screen.findByRole('link', { name: 'Continuar (2 de 4)' })).toHaveAttribute(
      'href',
      `/icp-onboarding/${bakeries.id}`,
    );
    expect(screen.getByText(/^Responda 2 perguntas/)).toBeVisible();
  });

  test('opens the list of ICPs when it cannot be loaded', async () => {
    answerWith(icpRoutes.list, () => refusal(403, 'x'));
    const { tap, pathname } = await open('/progresso');
    await tap('ARENA');
    await waitFor(() => expect(pathname()).toBe('/icps'));
  });
});
