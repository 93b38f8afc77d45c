import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './seller.ts';

const heading = (page: Page) => page.locator('main h1');

/** Delays every response of the API. @returns a function that releases them. */
async function delayApi(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Timers of 100 ms or longer never fire after the next page load. */
const stopTimers = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms = 0) => (ms < 100 ? set(work, ms) : 0),
    });
  });

for (const path of ['/home', '/icps', '/settings']) {
  test(`${path} renders before any long timer fires or call is answered`, async ({
    page,
    product,
  }) => {
    await signIn(page, await product.newSeller());
    await expect(heading(page)).toBeVisible();
    const release = await delayApi(page);
    await stopTimers(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('data replaces the skeleton as soon as the API responds', async ({ page, product }) => {
  await signIn(page, await product.newSeller());
  await expect(heading(page)).toBeVisible();
  const release = await delayApi(page);
  await page.goto('/icps');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main .animate-pulse-soft').first()).toBeVisible();
  release();
  await expect(page.locator('main .animate-pulse-soft')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
});

test('a load without a stored session shows a spinner until the API responds', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller());
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('salesai-auth'));
  const release = await delayApi(page);
  await page.goto('/icps');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeAttached();
  release();
  await expect(heading(page)).toBeVisible();
});

test.describe('while a file of the first screen is loading', () => {
  test('the empty page shows a spinner', async ({ page, product }) => {
    await signIn(page, await product.newSeller());
    await expect(heading(page)).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/shell-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'commit' });
    const spinner = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root && getComputedStyle(root, '::before').content;
      });
    await expect.poll(spinner).toBe('""');
    gate.resolve();
    await expect(heading(page)).toBeVisible();
    expect(await spinner()).toBe('none');
  });
});
