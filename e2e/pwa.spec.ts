import { createServer, request, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { appCached, cacheApp, expect, OFFLINE, test } from './fixtures.ts';
import { signIn } from './seller.ts';

/** Everything that the browser stores for the app: paths in its caches, and web storage. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return {
      paths: requests.map(({ url }) => new URL(url).pathname),
      storage: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    };
  });

test('the app can be installed', async ({ page }) => {
  await page.goto('/login');
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const icons = await page.evaluate(async () => {
    const { icons: all } = await (await fetch('/manifest.webmanifest')).json();
    return Promise.all(all.map(async ({ src }: { src: string }) => (await fetch(src)).status));
  });
  expect(icons).toEqual([200, 200, 200]);
});

test('a reminder is shown by the service worker', async ({ page, product, context }) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await signIn(page, await product.newSeller());
  await cacheApp(page);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(product.url));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'Sua objeção do dia', body: 'Dois minutos de treino.' });
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  // DevTools loses a message at times while the worker starts; the tag keeps one of them.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: product.url,
      registrationId,
      data,
    });
    const notification = { title: 'Sua objeção do dia', body: 'Dois minutos de treino.' };
    expect(await shown()).toEqual([{ ...notification, tag: 'reminder' }]);
  }).toPass();
});

test.describe('a shared link', () => {
  test.use({ expectedErrors: [/404/] });

  test('is answered by the server, not by the cached app', async ({ page, product }) => {
    await signIn(page, await product.newSeller());
    await cacheApp(page);
    await page.goto(`/r/${'A'.repeat(22)}`);
    await expect(
      page.getByRole('heading', { name: 'Este link não existe ou já terminou' }),
    ).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [OFFLINE] });

  test('the app opens and shows a banner until the connection is back', async ({
    page,
    product,
    context,
  }) => {
    await signIn(page, await product.newSeller());
    await appCached(page);
    await context.setOffline(true);
    await page.goto('/icps');
    await expect(page.getByText(/Você está sem conexão/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Você está sem conexão/)).toBeHidden();
  });
});

test('no response of the API is cached, and signing out removes all data of the user', async ({
  page,
  product,
}) => {
  const seller = await product.newSeller('Lia Prado');
  await signIn(page, seller);
  await cacheApp(page);
  await page.goto('/avatar-onboarding');
  await page.getByRole('button', { name: /Sim, já vendo/ }).click();
  await page.goto('/icps');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await stored(page);
  expect(before.paths.length).toBeGreaterThan(50);
  expect(before.paths.filter((path) => /^\/(api|avatars)\//.test(path))).toEqual([]);
  expect(before.storage).toContain('Sim, já vendo');

  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/login$/);
  const { paths, storage } = await stored(page);
  expect(paths).toEqual(before.paths);
  expect(storage).not.toMatch(new RegExp(`Lia Prado|${seller.email}|Sim, já vendo|eyJ`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await expect(page.getByText(/Lia/)).toHaveCount(0);

  // After signing in this tab returns to the screen it was redirected from.
  await page.goto('/home');
  await signIn(page, await product.newSeller('Rui Telles'));
  await expect(page.getByRole('heading', { level: 1, name: /Rui$/ })).toBeVisible();
  await page.goto('/avatar-onboarding');
  await expect(page.getByRole('button', { name: /Sim, já vendo/ })).toBeVisible();
  await expect(page.getByText(/Lia|Há quanto tempo/)).toHaveCount(0);
});

test.describe('behind a proxy', () => {
  test.use({ expectedErrors: [/^request to http:\/\/localhost/] });

  test('a new version is offered and applied on request', async ({ page, product }) => {
    const version = { note: '' };
    const proxy = await startProxy(product.url, version);
    // The app starts when the form is used.
    await page.goto(`${proxy.url}/login`);
    await page.getByLabel('Email').focus();
    await appCached(page);
    await page.reload();
    await page.getByLabel('Email').focus();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    version.note = '// a newer one';
    const offer = page.getByText('Há uma versão nova do SalesAI.');
    await expect(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(offer).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Atualizar agora' }).click(),
    ]);
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    await expect(offer).toBeHidden();
    await proxy.close();
  });
});

/** Proxies the product and can append a note to its service worker, which makes it a new version. */
async function startProxy(target: string, version: { note: string }) {
  const server: Server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    // A note cannot be appended to a compressed body.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoingRequest = request(url, { method: incoming.method, headers }, (answer) => {
      const isChanged = url.pathname === '/sw.js' && version.note !== '';
      const { 'content-length': _, ...withoutLength } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isChanged ? withoutLength : answer.headers);
      answer.pipe(outgoing, { end: !isChanged });
      if (isChanged) answer.on('end', () => outgoing.end(version.note));
    });
    incoming.pipe(outgoingRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
