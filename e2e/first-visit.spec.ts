import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, PHONE, test } from './fixtures.ts';
import { signIn } from './seller.ts';

/** Holds back all scripts of the app. @returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Senha', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar' });
/** Elements and texts of the screen, without the values of fields and the ids that React generates. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector('#root a[href="#main"]')?.parentElement;
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !['id', 'for', 'value'].includes(name))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort();
    const lines = [...(screen?.querySelectorAll('*') ?? [])].map((element) => {
      const text = element.childElementCount === 0 ? element.textContent : '';
      return `${element.tagName} ${attributesOf(element).join(' ')} ${text}`;
    });
    return lines;
  });
/** Whether the app has replaced the form of the page. */
const isReplaced = (page: Page) =>
  page.waitForFunction(() => !('earlyInput' in window) && document.querySelector('main form'));

test.describe('the login of a first visit, before any script is loaded', () => {
  test.use({ viewport: PHONE });

  test('is complete and accessible', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login');
    await expect(page).toHaveTitle('Entrar · SalesAI');
    await expectAccessibleEverywhere(page);
    release();
  });

  test('takes what is typed, and signs in as soon as the app is there', async ({
    page,
    product,
  }) => {
    const seller = await product.newSeller();
    const release = await holdScripts(page);
    await page.goto('/login');
    await email(page).fill(seller.email);
    await password(page).fill(seller.password);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await page.waitForURL(/\/home$/);
  });

  test('keeps focus, text and scroll position when the app replaces it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login');
    const before = await markup(page);
    await email(page).fill('ana@loja.example');
    await password(page).focus();
    await page.keyboard.type('segredo');
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);
    release();
    await isReplaced(page);
    await page.keyboard.type('-9');
    await expect(email(page)).toHaveValue('ana@loja.example');
    await expect(password(page)).toHaveValue('segredo-9');
    await expect(password(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect(before.length).toBeGreaterThan(50);
    expect(await markup(page)).toEqual(before);
  });

  test('repeats a click on a link, and one that changes the language', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Español' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
    await page.waitForURL(/\/register$/);
  });
});

test('a press that outlasts the login of the page is a click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).hover();
  await page.mouse.down();
  release();
  await isReplaced(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.mouse.up();
  await page.waitForURL(/\/register$/);
});

test.describe('in another language', () => {
  test.use({ locale: 'es-AR' });

  test('the login of a first visit is in the nearest one', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    release();
  });
});

test('a session cookie without a stored session opens home from the login', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller());
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.waitForURL(/\/home$/);
});

test('a stored session opens home from an address without a screen', async ({ page, product }) => {
  await signIn(page, await product.newSeller());
  for (const address of ['/', '/no/such/page']) {
    await page.goto(address);
    await page.waitForURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  }
});

test('an error of a sign-in before the app is there is shown in the form', async ({ page }) => {
  await page.goto('/login');
  await submit(page).click();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await expect(email(page)).toBeFocused();
});
