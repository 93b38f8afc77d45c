import { channelsRoutes } from '@salesai/contract/channels';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { homeAnswers } from '#testing/home.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { scriptServer, threeScripts } from '#testing/scripts.ts';

beforeEach(() => {
  signedInAs();
  homeAnswers();
});

const homeHeading = () => screen.findByRole('heading', { level: 1, name: /Ana/ });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens home after the settings, so that there is a screen to go back to. */
async function openHome() {
  const view = renderRoute('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Configurações' });
  await act(() => view.router.navigate({ to: '/home' }));
  await homeHeading();
  const { router, user } = view;
  return {
    ...view,
    back: () => act(() => router.history.back()),
    pathname: () => router.state.location.pathname,
    openMenu: async () => {
      await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
      return within(await screen.findByRole('dialog'));
    },
  };
}

describe('Back', () => {
  test('closes the menu and stays on the screen', async () => {
    const { back, pathname, openMenu } = await openHome();
    await openMenu();
    back();
    await noDialog();
    expect(pathname()).toBe('/home');
  });

  test('closes the notifications', async () => {
    const { user, back, pathname } = await openHome();
    await user.click(screen.getByRole('button', { name: /^Notificações/ }));
    await screen.findByRole('dialog', { name: 'Notificações' });
    back();
    await noDialog();
    expect(pathname()).toBe('/home');
  });

  test('goes to the previous screen after an overlay was closed by its button', async () => {
    const { user, back, pathname, openMenu } = await openHome();
    const menu = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Fechar menu' }));
    await noDialog();
    back();
    await waitFor(() => expect(pathname()).toBe('/settings'));
  });

  test('goes to the screen of an overlay that was left by a link', async () => {
    const { user, back, pathname, openMenu } = await openHome();
    const menu = await openMenu();
    await user.click(menu.getByRole('link', { name: 'Minha conta' }));
    await waitFor(() => expect(pathname()).toBe('/settings'));
    back();
    await homeHeading();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    back();
    await waitFor(() => expect(pathname()).toBe('/settings'));
  });

  test('pressed five times at once closes the overlay and ends at the first screen', async () => {
    const { router, pathname, openMenu } = await openHome();
    await openMenu();
    act(() => {
      for (let press = 0; press < 5; press++) router.history.back();
    });
    await waitFor(() => expect(pathname()).toBe('/settings'));
    await noDialog();
    await act(() => router.navigate({ to: '/home' }));
    await openMenu();
  });

  test('and forward do not open a closed overlay again', async () => {
    const { router, back, pathname, openMenu } = await openHome();
    await openMenu();
    back();
    await noDialog();
    act(() => router.history.forward());
    await noDialog();
    back();
    await waitFor(() => expect(pathname()).toBe('/settings'));
  });
});

describe('Back in an overlay over another', () => {
  async function openEditor() {
    answer(channelsRoutes.detail, channel('a', { name: 'Indicação' }));
    scriptServer(threeScripts);
    const view = renderRoute('/icp-channel-details/icp-1/a');
    const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
    if (edit) await view.user.click(edit);
    const editor = await screen.findByRole('dialog');
    const { router } = view;
    return { ...view, editor, back: () => act(() => router.history.back()) };
  }

  test('asks before unsaved text is lost, and closes the question first', async () => {
    const { user, editor, back } = await openEditor();
    await user.type(within(editor).getByRole('textbox'), ' Até já!');
    back();
    await screen.findByRole('alertdialog');
    back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeVisible();
    back();
    await user.click(await screen.findByRole('button', { name: /Descartar/ }));
    await noDialog();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});
