import { type Reminder, reminderRoutes } from '@salesai/contract/reminder';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBadge } from '#lib/reminder/badge.ts';
import { leaveReminder } from '#lib/reminder/leave.ts';
import { answer, answerWith } from '#testing/api.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

const ENDPOINT = 'https://push.example/this-browser';
const OFF: Reminder = { hour: null, tz: null, endpoints: [], publicKey: 'BKey' };
const ON: Reminder = { ...OFF, hour: 8, tz: 'America/Sao_Paulo', endpoints: [ENDPOINT] };

/** A browser with push messages; `current` is its subscription. */
function browserWithPush(permission = 'granted') {
  const browser = { current: null as object | null, isOn: false };
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      browser.current = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => browser.current,
    subscribe: async () => {
      browser.current = subscription;
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return { browser, subscription };
}

beforeEach(() => signedInAs());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const section = () => screen.findByRole('region', { name: 'Lembrete diário' });

describe('the daily reminder', () => {
  it('is off, asks for permission when it is switched on, and keeps the chosen hour', async () => {
    const { browser } = browserWithPush();
    answer(reminderRoutes.get, OFF);
    const sent: unknown[] = [];
    answerWith(reminderRoutes.set, async (request) => {
      const body: { hour: number } = JSON.parse(await request.text());
      sent.push(body);
      return Response.json({ ...ON, hour: body.hour });
    });
    const { user } = renderRoute('/settings#reminder');
    const region = within(await section());
    const control = await region.findByRole('switch', { name: 'Lembrar de treinar' });
    expect(control).not.toBeChecked();
    await user.click(control);
    await region.findByText('Todo dia às 08:00');
    expect(control).toBeChecked();
    expect(browser.current).not.toBeNull();
    await user.selectOptions(region.getByLabelText('Hora do lembrete'), '19:00');
    await region.findByText('Todo dia às 19:00');
    expect(sent).toMatchObject([
      { hour: 8, subscription: { endpoint: ENDPOINT } },
      { hour: 19, subscription: { endpoint: ENDPOINT } },
    ]);
  });

  it('stops here, in the browser and on the server', async () => {
    const { browser, subscription } = browserWithPush();
    browser.current = subscription;
    answer(reminderRoutes.get, ON);
    answer(reminderRoutes.removeDevice, OFF);
    const { user } = renderRoute('/settings#reminder');
    const region = within(await section());
    await user.click(await region.findByRole('switch', { checked: true }));
    await region.findByText('Desligado neste aparelho');
    expect(browser.current).toBeNull();
  });

  it('stops on other devices, too', async () => {
    browserWithPush();
    answer(reminderRoutes.get, {
      ...ON,
      endpoints: ['https://push.example/a', 'https://b.example'],
    });
    answer(reminderRoutes.remove, { success: true });
    const { user } = renderRoute('/settings#reminder');
    const region = within(await section());
    await region.findByText('Chega também em mais 2 aparelhos.');
    answer(reminderRoutes.get, OFF);
    await user.click(region.getByRole('button', { name: 'Desligar em todos' }));
    await screen.findByText('Lembrete desligado');
    expect(region.queryByText(/Chega também/)).not.toBeInTheDocument();
  });

  it('says what to do when notifications are blocked', async () => {
    browserWithPush('denied');
    answer(reminderRoutes.get, OFF);
    const { user } = renderRoute('/settings#reminder');
    const region = within(await section());
    await user.click(await region.findByRole('switch'));
    await screen.findByText(/As notificações estão bloqueadas/);
    expect(region.getByRole('switch')).not.toBeChecked();
  });

  it('says on an iPhone that the app must be installed', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    renderRoute('/settings#reminder');
    const region = within(await section());
    await region.findByText(/só funciona com o app instalado/);
    expect(region.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is left with the device when its seller signs out', async () => {
    const { browser, subscription } = browserWithPush();
    browser.current = subscription;
    const removed: unknown[] = [];
    answerWith(reminderRoutes.removeDevice, async (request) => {
      removed.push(JSON.parse(await request.text()));
      return Response.json(OFF);
    });
    await leaveReminder();
    expect(removed).toEqual([{ endpoint: ENDPOINT }]);
    expect(browser.current).toBeNull();
  });
});

describe('the badge of the app', () => {
  it('shows a number where the platform can, and does nothing elsewhere', () => {
    showBadge(3);
    const setAppBadge = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
    showBadge(2);
    showBadge(0);
    expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
    Reflect.deleteProperty(navigator, 'setAppBadge');
  });
});
