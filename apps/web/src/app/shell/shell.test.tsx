import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#lib/auth-store.ts';
import { i18n } from '#lib/i18n/i18n.ts';
import { setTheme } from '#lib/theme-store.ts';
import { answerPath } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import packageJson from '../../../package.json' with { type: 'json' };

beforeEach(() => {
  setTheme('dark');
  signedInAs();
  homeAnswers();
});

async function openHome() {
  const view = renderRoute('/home');
  await screen.findByRole('heading', { level: 1, name: /Ana/ });
  return view;
}

async function openMenu() {
  const view = await openHome();
  await view.user.click(screen.getByRole('button', { name: /menu/i }));
  return { ...view, menu: within(await screen.findByRole('dialog')) };
}

describe('the shell', () => {
  test('has one banner with name and email, one main element and one h1', async () => {
    await openHome();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByText('Ana Souza')).toBeInTheDocument();
    expect(banner.getByText('ana@example.com')).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('sets the document title to the screen', async () => {
    await openHome();
    expect(document.title).toBe('Início · SalesAI');
  });

  test('moves the focus to the heading of the next screen', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('link', { name: 'Minha conta' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Configurações' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('the side menu', () => {
  test('opens and closes by keyboard and restores the focus', async () => {
    const { user } = await openHome();
    const button = screen.getByRole('button', { name: /menu/i });
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('links to home and to both parts of the Flow', async () => {
    const { menu } = await openMenu();
    const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
    expect(href('Home')).toBe('/home');
    expect(href('Onboarding do Avatar')).toBe('/perfil');
    expect(href('Onboarding do ICP')).toBe('/icps');
    expect(menu.getByText('Flow')).toBeVisible();
    expect(menu.getByText(`v${packageJson.version}`)).toBeVisible();
  });

  test('shows unreleased areas as text, not as links', async () => {
    const { menu } = await openMenu();
    expect(menu.getByText('Agenda')).toBeVisible();
    expect(menu.queryByRole('link', { name: /Agenda/ })).not.toBeInTheDocument();
    expect(menu.getAllByText('Em breve').length).toBeGreaterThan(0);
  });

  test('changes and stores the theme', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('switch', { name: /Tema/ }));
    expect(JSON.parse(localStorage.getItem('salesai-theme') ?? '{}').state.theme).toBe('light');
  });

  test('signs out in the browser and on the server', async () => {
    const { menu, user } = await openMenu();
    let serverSignedOut = false;
    answerPath('POST', '/auth/sign-out', () => {
      serverSignedOut = true;
      return HttpResponse.json({ success: true });
    });
    await user.click(menu.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    await screen.findByText('Logout realizado com sucesso!');
    expect(serverSignedOut).toBe(true);
    expect(auth.get()).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });

  test('shows an error and stays signed in when signing out fails', async () => {
    const { menu, user } = await openMenu();
    answerPath('POST', '/auth/sign-out', () => new Response('', { status: 500 }));
    await user.click(menu.getByRole('button', { name: 'Sair' }));
    await screen.findByText('Erro ao fazer logout');
    expect(auth.get().isAuthenticated).toBe(true);
  });
});

test('changing the language translates the screen, sets `lang` and is stored', async () => {
  await openHome();
  await i18n.changeLanguage('en-US');
  await screen.findByRole('heading', { level: 1, name: /^Good .*Ana/ });
  expect(document.documentElement.lang).toBe('en-US');
  expect(localStorage.getItem('i18nextLng')).toBe('en-US');
});
