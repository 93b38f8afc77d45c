import type { Page, Request } from '@playwright/test';
import { attackedSeller, SCREENS_OF_VISITORS } from './attacked-seller.ts';
import { expect, test } from './fixtures.ts';
import { payloadWheel } from './payloads.ts';
import { signIn } from './seller.ts';

const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'];
/** Payloads in each text that the server sends. */
const IN_EACH_TEXT = Number(process.env.ATTACK_PAYLOADS ?? 3);

// An address that is none is answered as such, and a browser notes it.
test.use({ expectedErrors: [/status of (400|404)/] });

test('no text of a seller, of a model or of an address is ever more than a text', async ({
  page,
  product,
}) => {
  const seller = await attackedSeller(product);
  const { hits, settled } = watch(page);
  await signIn(page, seller);
  await poisonAnswers(page);
  for (const language of LANGUAGES) {
    await page.evaluate((to) => localStorage.setItem('i18nextLng', to), language);
    await page.reload();
    for (const path of seller.screens) {
      await settled();
      await page.evaluate(goTo, path);
      await settled();
      expect([path, await hits()]).toEqual([path, []]);
    }
  }
});

test('an address of a visitor runs nothing and leads nowhere else', async ({ page, product }) => {
  const seller = await product.newSeller();
  const { hits, settled } = watch(page);
  for (const path of SCREENS_OF_VISITORS) {
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
    await enter(page, seller);
    expect([path, new URL(page.url()).origin]).toEqual([path, product.url]);
  }
});

/** Signs in where the page is, if it asks for that. */
async function enter(page: Page, { email, password }: { email: string; password: string }) {
  if ((await page.getByLabel('Senha', { exact: true }).count()) === 0) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /menu/i })).toBeVisible();
}

/** Notes whatever a payload could reach; a refusal of the policy is a stray error in the console. */
function watch(page: Page) {
  const noted: string[] = [];
  const asked = new Set<Request>();
  page.on('dialog', (dialog) => {
    noted.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/taken|\/x$/.test(pathname)) noted.push(request.url());
    if (!pathname.endsWith('/stream')) asked.add(request);
  });
  // What a page that was left had asked for comes no more, and nobody says so.
  page.on('framenavigated', () => asked.clear());
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return {
    /** What was noted until now, with what the page itself shows of it. */
    hits: async () => [...noted, ...(await page.evaluate(harmIn))],
    /** Waits until the screen has everything that it asked for. */
    async settled() {
      await expect(page.locator('h1').first()).toBeVisible();
      await expect.poll(() => asked.size).toBe(0);
    },
  };
}

/** Goes on as a link does, without another load, until the next screen is there. Runs in the page. */
async function goTo(path: string) {
  if (location.pathname === path) return;
  const before = document.querySelector('h1');
  history.pushState(null, '', path);
  for (;;) {
    const heading = document.querySelector('h1');
    if (heading && heading !== before) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Marks of a text that became an element, an attribute or a property. Runs in the page. */
function harmIn(): string[] {
  const found: string[] = [];
  if ('__ran' in globalThis || '__ran' in {}) found.push('a payload ran');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const runs = /^on/i.test(name) || /^\s*(java|vb)script:|^\s*data:text/i.test(value);
      const leads =
        /^(src|href|action|poster|srcset|data)$/.test(name) && /^(https?:)?\/\/evil/.test(value);
      if (runs || leads) found.push(`<${element.tagName} ${name}="${value}">`);
    }
  }
  for (const { tagName } of document.querySelectorAll(
    'base, embed, object, portal, meta[http-equiv]',
  )) {
    found.push(`<${tagName}>`);
  }
  return found;
}

/** Every text that the server sends gets payloads, as if a model or another seller had put them in. */
async function poisonAnswers(page: Page) {
  const next = payloadWheel();
  const poisoned = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.includes(' ') ? `${value} ${next(IN_EACH_TEXT)}` : value;
    if (Array.isArray(value)) return value.map(poisoned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one)]));
  };
  await page.route(/\/api\/(?!auth\/|notifications\/stream)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    await route.fulfill({ response, json: poisoned(await response.json()) });
  });
}
