import { channelsRoutes } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { scriptsRoutes } from '@salesai/contract/scripts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession } from '#lib/session.ts';
import { answer, answerPath, answerWith, refusal } from '#testing/api.ts';
import { channel } from '#testing/channels.ts';
import { deviceRecords, setOnline } from '#testing/device.ts';
import { salons } from '#testing/icp.ts';
import { ana, signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { eraseDeviceData } from './device-store.ts';

const LIST = 'answer:["icps"]';
const unreachable = () => HttpResponse.error();

beforeEach(async () => {
  await eraseDeviceData();
  setOnline(true);
  signedInAs();
});
afterEach(() => eraseDeviceData());

/** Opens the ICPs once with a connection, until they are stored. */
async function visitIcps() {
  answer(icpRoutes.list, { icps: [salons] });
  const view = renderRoute('/icps');
  await screen.findByText('Donas de salão');
  // Starts the store at once instead of after some seconds.
  window.dispatchEvent(new Event('offline'));
  await waitFor(async () => expect((await deviceRecords()).has(LIST)).toBe(true));
  view.unmount();
}

function disconnect() {
  setOnline(false);
  answerWith(icpRoutes.list, unreachable);
}

describe('without a connection', () => {
  it('shows the last good answer and when it was saved', async () => {
    await visitIcps();
    disconnect();
    renderRoute('/icps');
    await screen.findByText('Donas de salão');
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByText('Erro ao carregar ICPs')).not.toBeInTheDocument();
  });

  it('shows no time when the clock was ahead as the answer was saved', async () => {
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await visitIcps();
    vi.useRealTimers();
    disconnect();
    renderRoute('/icps');
    expect(await screen.findByText('Salvo neste aparelho')).toBeVisible();
  });

  it('shows an error without a saved response, and loads again when the connection is back', async () => {
    disconnect();
    renderRoute('/icps');
    await screen.findByRole('alert');
    answer(icpRoutes.list, { icps: [salons] });
    setOnline(true);
    await screen.findByText('Donas de salão');
    expect(screen.queryByText(/^Salvo/)).not.toBeInTheDocument();
  });

  it('shows another account nothing of the first', async () => {
    await visitIcps();
    signedInAs({ ...ana, id: 'user-rui', name: 'Rui' });
    disconnect();
    renderRoute('/icps');
    await screen.findByRole('alert');
    expect(screen.queryByText('Donas de salão')).not.toBeInTheDocument();
    expect((await deviceRecords()).has(LIST)).toBe(false);
  });

  it('shows the screens when the storage is forbidden', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    });
    answer(icpRoutes.list, { icps: [salons] });
    renderRoute('/icps');
    window.dispatchEvent(new Event('offline'));
    await screen.findByText('Donas de salão');
  });

  it('drops an answer that has another shape', async () => {
    await visitIcps();
    const { openDeviceStore } = await import('./device-store.ts');
    const store = await openDeviceStore(ana.id);
    await store?.write(LIST, { data: [{ id: 'icp-1' }], savedAt: Date.now() });
    disconnect();
    renderRoute('/icps');
    await screen.findByRole('alert');
    await waitFor(async () => expect((await deviceRecords()).has(LIST)).toBe(false));
  });
});

describe('with a connection again', () => {
  it('replaces a saved response by the new one', async () => {
    await visitIcps();
    answer(icpRoutes.list, { icps: [{ ...salons, name: 'Barbearias' }] });
    renderRoute('/icps');
    await screen.findByText('Barbearias');
    expect(screen.queryByText('Donas de salão')).not.toBeInTheDocument();
  });

  it('forgets what the server does not have any more', async () => {
    answer(channelsRoutes.detail, channel('a'));
    answer(scriptsRoutes.list, { scripts: [], count: 0 });
    const first = renderRoute('/icp-channel-strategy/icp-1/a');
    await screen.findByRole('heading', { name: 'Canal a' });
    window.dispatchEvent(new Event('offline'));
    const name = 'answer:["channels","icp-1","one","a"]';
    await waitFor(async () => expect((await deviceRecords()).has(name)).toBe(true));
    first.unmount();
    answerWith(channelsRoutes.detail, () => refusal(404, 'Canal não encontrado', 'NOT_FOUND'));
    renderRoute('/icp-channel-strategy/icp-1/a');
    await screen.findByText('Canal não encontrado');
    expect(screen.queryByRole('heading', { name: 'Canal a' })).not.toBeInTheDocument();
    await waitFor(async () => expect((await deviceRecords()).has(name)).toBe(false));
  });
});

describe('the saved responses', () => {
  it('are erased by signing out', async () => {
    await visitIcps();
    answerPath('POST', '/auth/sign-out', () => HttpResponse.json({ success: true }));
    await closeSession();
    expect((await deviceRecords()).size).toBe(0);
  });

  it('are erased when the deletion of the account is requested, and no others are stored', async () => {
    await visitIcps();
    signedInAs({ ...ana, deletionDueAt: '2026-12-31T12:00:00.000Z' });
    answer(icpRoutes.list, { icps: [salons] });
    renderRoute('/icps');
    await screen.findByText('Donas de salão');
    window.dispatchEvent(new Event('offline'));
    await waitFor(async () => expect([...(await deviceRecords()).keys()]).toEqual(['account']));
  });
});
