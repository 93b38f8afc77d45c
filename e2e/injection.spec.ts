import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { injectedSeller, VISITOR_URLS } from './injected-seller.ts';
import { createPayloadCycle } from './payloads.ts';
import { signIn } from './seller.ts';

const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'];
/** Number of payloads added to each text of a response. */
const PAYLOADS_PER_TEXT = process.env.LONG_TESTS === '1' ? 20 : 3;

// The browser logs rejected requests as errors.
test.use({ expectedErrors: [/status of (400|404)/] });

test('no text of a seller, a model or a URL is executed or rendered as HTML', async ({
  page,
  product,
}) => {
  const seller = await injectedSeller(product);
  const { hits, settled } = watch(page);
  await signIn(page, seller);
  await injectIntoResponses(page);
  for (const language of LANGUAGES) {
    await page.evaluate((to) => localStorage.setItem('i18nextLng', to), language);
    await page.reload();
    for (const path of seller.screens) {
      await settled();
      await page.evaluate(navigate, path);
      await settled();
      expect([path, await hits()]).toEqual([path, []]);
    }
  }
  // The context disposes of responses that a handler still reads when the test ends.
  await page.unrouteAll({ behavior: 'wait' });
});

test('no URL of a visitor executes script or leaves the origin', async ({ page, product }) => {
  const seller = await product.newSeller();
  const { hits, settled } = watch(page);
  for (const path of VISITOR_URLS) {
    await page.goto(`${product.url}${path}`);
    await settled();
    expect([path, await hits()]).toEqual([path, []]);
    expect(new URL(page.url()).origin).toBe(product.url);
  }
  for (const path of ['//icps', '/%2f%2fevil.example/home', '/login?next=//evil.example&to=//x']) {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.url}${path}`);
    await settled();
    await page.goto('/login');
    await page.goBack();
    await settled();
    await signInHere(page, seller);
    expect([path, new URL(page.url()).origin]).toEqual([path, product.url]);
  }
});

/** Signs in on the current page, or on the login screen. */
async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  if ((await page.getByLabel('Senha', { exact: true }).count()) === 0) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /menu/i })).toBeVisible();
}

/** Records effects of payloads; a violation of the content security policy is an error in the console. */
function watch(page: Page) {
  const recorded: string[] = [];
  const pending = new Set<Request>();
  page.on('dialog', (dialog) => {
    recorded.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/taken|\/x$/.test(pathname)) recorded.push(request.url());
    if (!pathname.endsWith('/stream')) pending.add(request);
  });
  // Requests of the previous page are cancelled without an event.
  page.on('framenavigated', () => pending.clear());
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    /** The recorded effects and those found in the page. */
    hits: async () => [...recorded, ...(await page.evaluate(findInjections))],
    /** Waits until no request is pending. */
    async settled() {
      await expect(page.locator('h1').first()).toBeVisible();
      await expect.poll(() => pending.size).toBe(0);
    },
  };
}

/** Navigates without a page load and waits for the next screen. Runs in the page. */
async function navigate(path: string) {
  if (location.pathname === path) return;
  const before = document.querySelector('h1');
  history.pushState(null, '', path);
  for (;;) {
    const heading = document.querySelector('h1');
    if (heading && heading !== before) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Finds payloads that became an element, an attribute or a property. Runs in the page. */
function findInjections(): string[] {
  const found: string[] = [];
  if ('__ran' in globalThis || '__ran' in {}) found.push('a payload ran');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const executes = /^on/i.test(name) || /^\s*(java|vb)script:|^\s*data:text/i.test(value);
      const loads =
        /^(src|href|action|poster|srcset|data)$/.test(name) && /^(https?:)?\/\/evil/.test(value);
      if (executes || loads) found.push(`<${element.tagName} ${name}="${value}">`);
    }
  }
  for (const { tagName } of document.querySelectorAll(
    'base, embed, object, portal, meta[http-equiv]',
  )) {
    found.push(`<${tagName}>`);
  }
  return found;
}

/** Adds payloads to every text of the API's responses, as a model or another seller could. */
async function injectIntoResponses(page: Page) {
  const next = createPayloadCycle();
  const injected = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.includes(' ') ? `${value} ${next(PAYLOADS_PER_TEXT)}` : value;
    if (Array.isArray(value)) return value.map(injected);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, injected(one)]));
  };
  await page.route(/\/api\/(?!auth\/|notifications\/stream)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    await route.fulfill({ response, json: injected(await response.json()) });
  });
}
