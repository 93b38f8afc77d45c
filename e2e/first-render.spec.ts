import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './seller.ts';

const heading = (page: Page) => page.locator('main h1');

/** Holds back every answer of the API; gives what lets them pass. */
async function holdApi(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** On the next loads of the page a timer that is set for 100 ms or longer never fires. */
const stopTimers = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms = 0) => (ms < 100 ? set(work, ms) : 0),
    });
  });

for (const path of ['/home', '/icps', '/settings']) {
  test(`${path} is drawn before any long timer fires or call is answered`, async ({
    page,
    product,
  }) => {
    await signIn(page, await product.newSeller());
    await expect(heading(page)).toBeVisible();
    const release = await holdApi(page);
    await stopTimers(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('the data of a screen replaces its skeleton as soon as the API answers', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller());
  await expect(heading(page)).toBeVisible();
  const release = await holdApi(page);
  await page.goto('/icps');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main .animate-pulse-soft').first()).toBeVisible();
  release();
  await expect(page.locator('main .animate-pulse-soft')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
});

test('a load whose session is unknown shows a spinner while the API does not answer', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller());
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('salesai-auth'));
  const release = await holdApi(page);
  await page.goto('/icps');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeAttached();
  release();
  await expect(heading(page)).toBeVisible();
});

test.describe('while a file of the first screen does not arrive', () => {
  test('a spinner stands in the empty page', async ({ page, product }) => {
    await signIn(page, await product.newSeller());
    await expect(heading(page)).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/shell-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'commit' });
    const drawn = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root && getComputedStyle(root, '::before').content;
      });
    await expect.poll(drawn).toBe('""');
    gate.resolve();
    await expect(heading(page)).toBeVisible();
    expect(await drawn()).toBe('none');
  });
});
