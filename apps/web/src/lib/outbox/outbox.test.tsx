import { type Channel, channelsRoutes } from '@salesai/contract/channels';
import { scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#lib/auth-store.ts';
import { eraseDeviceData } from '#lib/device-data/device-store.ts';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { setOnline } from '#testing/device.ts';
import { ana, signedInAs, tokenIssued } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { flushOutbox } from './queue.ts';
import { useWaitingWrites } from './waiting.ts';

beforeEach(async () => {
  await eraseDeviceData();
  setOnline(true);
  useWaitingWrites.setState(0, true);
  signedInAs();
  answer(scriptsRoutes.list, { scripts: [], count: 0 });
});
afterEach(() => eraseDeviceData());

/** A server that stores ticks and their keys while it is reachable. */
function planServer() {
  const server = {
    doneDays: [] as number[],
    requests: [] as { day: number; key: string | null }[],
    isReachable: true,
    isRefusing: false,
  };
  const current = (): Channel => channel('a', { doneDays: server.doneDays });
  answerWith(channelsRoutes.detail, () =>
    server.isReachable ? Response.json(current()) : HttpResponse.error(),
  );
  answerWith(channelsRoutes.tick, async (request) => {
    if (!server.isReachable) return HttpResponse.error();
    const { day } = JSON.parse(await request.text());
    server.requests.push({ day, key: request.headers.get('idempotency-key') });
    if (server.isRefusing) return refusal(422, 'O plano mudou', 'INVALID_INPUT');
    server.doneDays = [...server.doneDays, day];
    return Response.json(current());
  });
  return server;
}

/** Opens the plan and marks days without a connection. */
async function markOffline(server: ReturnType<typeof planServer>, days: number[]) {
  const view = renderRoute('/icp-channel-strategy/icp-1/a#plan');
  await screen.findByRole('heading', { name: 'Canal a' });
  server.isReachable = false;
  setOnline(false);
  for (const day of days) {
    await view.user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Dia ${day}`) }));
  }
  await screen.findByText(`${days.length} a enviar`);
  return view;
}

describe('a write without a connection', () => {
  it('is shown as done and as waiting, and is sent when the connection is back', async () => {
    const server = planServer();
    await markOffline(server, [1]);
    expect(screen.getByRole('checkbox', { name: /^Dia 1/ })).toBeChecked();
    server.isReachable = true;
    setOnline(true);
    await waitFor(() => expect(server.doneDays).toEqual([1]));
    await waitFor(() => expect(screen.queryByText('1 a enviar')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: /^Dia 1/ })).toBeChecked();
  });

  it('is sent after the app was closed and opened, in order, each once with its own key', async () => {
    const server = planServer();
    const { unmount } = await markOffline(server, [3, 1, 2]);
    unmount();
    server.isReachable = true;
    setOnline(true);
    await Promise.all([flushOutbox(), flushOutbox()]);
    await flushOutbox();
    expect(server.requests.map(({ day }) => day)).toEqual([3, 1, 2]);
    const keys = server.requests.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(keys.every((key) => key && /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  it('keeps its key when the first response was lost', async () => {
    const server = planServer();
    let lostKey: string | null = null;
    renderRoute('/icp-channel-strategy/icp-1/a');
    const did = await screen.findByRole('button', { name: 'Fiz isso' });
    answerWith(channelsRoutes.tick, (request) => {
      lostKey = request.headers.get('idempotency-key');
      return HttpResponse.error();
    });
    did.click();
    await waitFor(() => expect(lostKey).not.toBeNull());
    await waitFor(() => expect(useWaitingWrites.getState()).toBe(1));
    const restored = planServer();
    await flushOutbox();
    expect(restored.requests).toEqual([{ day: 1, key: lostKey }]);
    expect(server.requests).toEqual([]);
  });

  it('is dropped with a message when the server refuses it, and the next one is sent', async () => {
    const server = planServer();
    await markOffline(server, [1, 2]);
    server.isReachable = true;
    server.isRefusing = true;
    setOnline(true);
    await screen.findAllByText('Um registro feito sem conexão não foi aceito: O plano mudou');
    await waitFor(() => expect(useWaitingWrites.getState()).toBe(0));
    expect(server.requests.map(({ day }) => day)).toEqual([1, 2]);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Dia 1/ })).not.toBeChecked());
  });

  it('is reverted with a message when the device cannot store it', async () => {
    const server = planServer();
    const { user } = renderRoute('/icp-channel-strategy/icp-1/a#plan');
    const first = await screen.findByRole('checkbox', { name: /^Dia 1/ });
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    });
    server.isReachable = false;
    await user.click(first);
    await screen.findByText('Não foi possível guardar a marcação. Tente de novo.');
    expect(first).not.toBeChecked();
  });

  it('is never sent with the token of another account', async () => {
    const server = planServer();
    const { unmount } = await markOffline(server, [1]);
    unmount();
    server.isReachable = true;
    setOnline(true);
    auth.signIn({ ...ana, id: 'user-rui', name: 'Rui' }, tokenIssued());
    await flushOutbox();
    expect(server.requests).toEqual([]);
    auth.signIn(ana, tokenIssued());
    await flushOutbox();
    expect(server.requests).toEqual([]);
  });
});
