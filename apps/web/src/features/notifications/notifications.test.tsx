import { type Notification, notificationsRoutes } from '@salesai/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { homeAnswers } from '#testing/home.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const notification = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  title: `Título ${id}`,
  message: `Mensagem ${id}`,
  type: 'info',
  timestamp: new Date(Date.now() - 30 * 60_000).toISOString(),
  read: false,
  href: null,
  ...rest,
});

beforeEach(() => {
  signedInAs();
  homeAnswers();
});

async function openPanel() {
  const view = renderRoute('/home');
  await view.user.click(await screen.findByRole('button', { name: /^Notificações/ }));
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Notificações' })) };
}

describe('notifications', () => {
  it('shows the number of unread notifications, 9+ above nine', async () => {
    answer(notificationsRoutes.list, { notifications: [], unread: 12 });
    renderRoute('/home');
    const bell = await screen.findByRole('button', { name: 'Notificações, 12 não lidas' });
    expect(within(bell).getByText('9+')).toBeInTheDocument();
  });

  it('shows the empty state without a button to mark all', async () => {
    const { panel } = await openPanel();
    await panel.findByText('Nenhuma notificação');
    expect(panel.queryByRole('button', { name: /Marcar todas/ })).not.toBeInTheDocument();
  });

  it('shows type, title and age of a notification', async () => {
    answer(notificationsRoutes.list, { notifications: [notification('1')], unread: 1 });
    const { panel } = await openPanel();
    expect(await panel.findByText('Título 1')).toBeVisible();
    expect(panel.getByText('30m atrás')).toBeVisible();
    expect(panel.getByRole('img', { name: 'Informação' })).toBeVisible();
    expect(panel.getByRole('img', { name: 'Não lida' })).toBeVisible();
  });

  it('marks a chosen notification as read and opens its link', async () => {
    const read: string[] = [];
    answerWith(notificationsRoutes.list, () =>
      Response.json({
        notifications: [notification('1', { href: '/settings', read: read.length > 0 })],
        unread: read.length > 0 ? 0 : 1,
      }),
    );
    answerWith(notificationsRoutes.read, (request) => {
      read.push(new URL(request.url).pathname);
      return Response.json({ success: true });
    });
    const { panel, user, router } = await openPanel();
    await user.click(await panel.findByRole('button', { name: /Título 1/ }));
    await screen.findByRole('heading', { level: 1, name: 'Configurações' });
    expect(read).toEqual(['/api/notifications/1/read']);
    expect(router.state.location.pathname).toBe('/settings');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks all notifications as read', async () => {
    let read = false;
    answerWith(notificationsRoutes.list, () =>
      Response.json({ notifications: [notification('1', { read })], unread: read ? 0 : 1 }),
    );
    answerWith(notificationsRoutes.readAll, () => {
      read = true;
      return Response.json({ success: true });
    });
    const { panel, user } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() =>
      expect(panel.queryByRole('img', { name: 'Não lida' })).not.toBeInTheDocument(),
    );
  });

  it('reverts a mark that the server rejects and shows an error', async () => {
    answer(notificationsRoutes.list, { notifications: [notification('1')], unread: 1 });
    answerWith(notificationsRoutes.readAll, () => refusal(500, 'x'));
    const { panel, user } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Marcar todas como lidas' }));
    await screen.findByText('Não foi possível marcar como lida. Tente de novo.');
    expect(await panel.findByRole('img', { name: 'Não lida' })).toBeInTheDocument();
  });

  it('shows that the list failed to load and loads it again on retry', async () => {
    answerWith(notificationsRoutes.list, () => refusal(503, 'Fora do ar', 'UNAVAILABLE'));
    const { panel, user } = await openPanel();
    await panel.findByText('Não foi possível carregar as notificações.');
    answer(notificationsRoutes.list, { notifications: [notification('7')], unread: 1 });
    await user.click(panel.getByRole('button', { name: 'Tentar novamente' }));
    await panel.findByText('Título 7');
  });
});
