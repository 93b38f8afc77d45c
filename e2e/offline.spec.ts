import type { Page } from '@playwright/test';
import { cacheApp, expect, expectAccessible, OFFLINE, open, test } from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';
import { signIn } from './seller.ts';

test.use({ expectedErrors: [OFFLINE] });

/** Waits until the service worker serves the app and the store has answers of these queries. */
async function storedOnDevice(page: Page, ...queries: string[]) {
  await cacheApp(page);
  await expect
    .poll(async () =>
      (await recordNames(page)).filter((name) => queries.some((q) => name.includes(q))),
    )
    .toHaveLength(queries.length);
}

/** The names of the records in IndexedDB; opening a database that does not exist would create it. */
const recordNames = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'salesai-device')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('salesai-device');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const keys = database.transaction('records').objectStore('records').getAllKeys();
        keys.onsuccess = () => {
          database.close();
          resolve(keys.result.map(String));
        };
      };
    });
  });

test('what was opened before can be read without a connection, and a mark is sent later', async ({
  page,
  product,
  context,
}) => {
  const seller = await signInPrepared(page, product);
  const { call } = seller;
  const { icp, channels, channel, scripts } = seller.screens;
  for (const [path, query] of [
    ['/icps', '["icps"]'],
    [channels, '"list"]'],
    [channel, '"one"'],
    [scripts, '["scripts"'],
    ['/avatar-onboarding', '["avatar"]'],
  ] as const) {
    await open(page, path);
    await storedOnDevice(page, query);
  }

  await context.setOffline(true);
  await open(page, '/icps');
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Donas de salão/ }).first()).toBeVisible();
  await open(page, icp);
  await expect(page.getByRole('heading', { level: 1, name: 'Donas de salão' })).toBeVisible();
  await open(page, channels);
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, scripts);
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, '/avatar-onboarding');
  await expect(page.getByRole('heading', { name: 'Resumo pessoal' })).toBeVisible();

  await open(page, channel);
  await page.getByRole('button', { name: 'Fiz isso' }).click();
  await expect(page.getByText('1 a enviar')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('1 a enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 a enviar')).toBeHidden();
  const { doneDays } = await call('GET', channelPath(channel));
  expect(doneDays).toEqual([1]);
});

/** The path of a channel's route below `/api`, from that of its screen. */
const channelPath = (screen: string) =>
  screen.replace('/icp-channel-strategy', '/acquisition-channels');

test('another account on the same device sees nothing of the first', async ({
  page,
  product,
  context,
}) => {
  await signInPrepared(page, product);
  await open(page, '/icps');
  await storedOnDevice(page, '["icps"]');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/login$/);
  await expect.poll(() => recordNames(page)).toEqual([]);

  // After signing in, this tab returns to the screen it was redirected from.
  await page.goto('/home');
  await signIn(page, await product.newSeller('Rui Telles'));
  await context.setOffline(true);
  await open(page, '/icps');
  await expect(page.getByText(/Donas de salão/)).toHaveCount(0);
});

test('a page that is not cached shows ours without a connection', async ({
  page,
  product,
  context,
}) => {
  await signIn(page, await product.newSeller());
  await cacheApp(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/notices.txt');
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
});
