import type { BrowserContext, Page } from '@playwright/test';
import { cacheApp, expect, expectLoaded, h1, OFFLINE, open, PHONE, test } from './fixtures.ts';
import { preparedSeller, signedInCall, signInPrepared } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const LONG_NAME = `${'Supermercado🛒Atacadista👩‍🍳'.repeat(5)}`.slice(0, 80);
const DAY_MS = 24 * 60 * 60 * 1000;

test.use({
  viewport: PHONE,
  hasTouch: true,
  expectedErrors: [OFFLINE],
});

/** How much wider the page is than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is forbidden', 'SecurityError');
      },
    });
  }
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  };
}

for (const [state, change] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const) {
  test(`a seller signs in, works and reloads where the storage is ${state}`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(change);
    await signIn(page, await product.newSeller('Lia Prado'));
    await expect(h1(page)).toHaveText(/Lia$/);
    await page.goto('/avatar-onboarding');
    await page.getByRole('button', { name: /Sim, já vendo/ }).click();
    await expect(page.getByRole('button', { name: 'De 2 a 5 anos' })).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Registrar' }).click();
    await page.getByRole('button', { name: 'Contato' }).click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await page.reload();
    await expect(h1(page)).toHaveText('Resultados');
  });
}

test('200 names of 80 characters with emoji make no screen wider than the phone', async ({
  page,
  product,
}) => {
  const seller = await preparedSeller(product);
  await seller.call('POST', '/avatar/accept');
  await page.route('**/api/icp/list', async (route) => {
    const response = await route.fetch();
    const [icp] = (await response.json()).icps;
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...icp,
      id: n === 0 ? icp.id : `${icp.id}-${n}`,
      name: LONG_NAME,
    }));
    await route.fulfill({ response, json: { icps: many } });
  });
  await signIn(page, seller);
  const { icp, arena } = seller.screens;
  for (const path of ['/home', '/icps', icp, arena, '/treino/novo']) {
    await open(page, path);
    await expect(page.getByText(/Supermercado/).first()).toBeAttached();
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
  // The context disposes of responses that a handler still reads when the test ends.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the field stays in view when the phone is turned with its keyboard open', async ({
  page,
  product,
}) => {
  const seller = await preparedSeller(product);
  const { call } = seller;
  await call('POST', '/avatar/accept');
  await call('POST', '/coach/bootstrap');
  const session = await call('POST', '/practice/sessions', {
    icpId: seller.screens.arena.split('/').at(-1),
    level: 'easy',
    offer: { name: 'Plano Ouro', price: 149 },
  });
  await signIn(page, seller);
  for (const path of [seller.screens.arena, `/treino/${session.id}`]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const briefing = page.getByRole('button', { name: 'Começar conversa' });
    if (path.startsWith('/treino')) await briefing.tap();
    await expect(h1(page)).toBeVisible();
    const field = page.getByRole('textbox').last();
    await field.tap();
    for (const size of [
      { width: 360, height: 400 },
      { width: 740, height: 150 },
      { width: 740, height: 110 },
      { width: 360, height: 400 },
    ]) {
      await page.setViewportSize(size);
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(field).toBeFocused();
    }
  }
});

for (const days of [-400, 400]) {
  test(`a clock that is wrong by ${days} days changes no result`, async ({ page, product }) => {
    await page.addInitScript((shift) => {
      const RealDate = Date;
      const shifted = () => RealDate.now() + shift;
      globalThis.Date = new Proxy(RealDate, {
        construct: (target, input) =>
          Reflect.construct(target, input.length > 0 ? input : [shifted()]),
        get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
      });
    }, days * DAY_MS);
    const seller = await product.newSeller('Lia Prado');
    const call = await signedInCall(product.url, seller);
    await signIn(page, seller);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Registrar' }).click();
    await page.getByRole('button', { name: 'Contato' }).click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await expect(page.getByText('Contatos').first()).toBeVisible();
    const { results } = await call('GET', '/results');
    expect(Math.abs(Date.parse(results[0].at) - Date.now())).toBeLessThan(DAY_MS);
    await page.reload();
    await expect(page.getByText('Contatos').first()).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
  });
}

/** Signs in a seller, opens a screen so that the device can show it, and cuts the connection. */
async function offlineOn(page: Page, context: BrowserContext, path: string) {
  await open(page, path);
  await expectLoaded(page);
  await cacheApp(page);
  await context.setOffline(true);
}

test.describe('a connection lost in the middle of a write', () => {
  test('keeps a new name and an edited script, which are sent once it is back', async ({
    page,
    product,
    context,
  }) => {
    const seller = await signInPrepared(page, product);
    const { call } = seller;
    await offlineOn(page, context, '/icps');
    await page.getByRole('button', { name: /^Editar/ }).tap();
    await page.getByLabel('Nome').fill('Salões de bairro');
    await page
      .getByRole('button', { name: 'Salvar', exact: true })
      .or(page.getByRole('button', { name: /^Atualizar/ }))
      .first()
      .tap();
    await expect(
      page.getByText('Salvo neste aparelho. Enviamos quando a conexão voltar.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Salões de bairro' })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await call('GET', '/icp/list')).icps[0].name)
      .toBe('Salões de bairro');

    const { scripts } = seller.screens;
    await offlineOn(page, context, scripts);
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .tap();
    await page.getByRole('dialog').getByRole('textbox').fill('Oi, aqui é a Lia.');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Salvar/ })
      .tap();
    await expect(page.getByText('Oi, aqui é a Lia.').first()).toBeVisible();
    await context.setOffline(false);
    const path = scripts.replace('/icp-channel-details', '/scripts');
    await expect
      .poll(async () =>
        (await call('GET', path)).scripts.map(({ content }: { content: string }) => content),
      )
      .toContain('Oi, aqui é a Lia.');
  });

  test('says so where it cannot wait, and loses nothing', async ({ page, product, context }) => {
    const seller = await preparedSeller(product);
    const { call } = seller;
    await call('POST', '/avatar/accept');
    await call('POST', '/coach/bootstrap');
    await signIn(page, seller);
    await offlineOn(page, context, '/icps');
    await page
      .getByRole('button', { name: /Criar Novo ICP/ })
      .first()
      .tap();
    await page.getByLabel('Nome').fill('Barbearias');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Criar/ })
      .tap();
    await expect(page.getByRole('alert')).toContainText('Sem conexão');
    await expect(page.getByLabel('Nome')).toHaveValue('Barbearias');
    await context.setOffline(false);

    await offlineOn(page, context, seller.screens.arena);
    const field = page.getByPlaceholder('Digite sua pergunta...');
    await field.fill('quanto de desconto posso dar?');
    await page.getByRole('button', { name: 'Enviar' }).tap();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('quanto de desconto posso dar?').first()).toBeVisible();
  });

  test('does not send what one account left to another', async ({ page, product, context }) => {
    const seller = await signInPrepared(page, product);
    await offlineOn(page, context, seller.screens.channel);
    await page.getByRole('button', { name: 'Fiz isso' }).tap();
    await expect(page.getByText('1 a enviar')).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await context.setOffline(false);
    const other = await product.newSeller('Rui Telles');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await signIn(page, other);
    await expect(h1(page)).toHaveText(/Rui$/);
    await page.goto('/icps');
    await cacheApp(page);
    await expect(page.getByText('1 a enviar')).toHaveCount(0);
    expect(sent.filter((path) => path.includes('acquisition-channels'))).toEqual([]);
  });
});
