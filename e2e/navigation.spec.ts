import type { Page } from '@playwright/test';
import { expect, expectAccessible, h1, PHONE, test } from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const KEYBOARD = 400;
test.use({ hasTouch: true, viewport: PHONE, reducedMotion: 'reduce' });

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('tabs open each area with one tap and return to where they were left', async ({
  page,
  product,
}) => {
  const seller = await signInPrepared(page, product);
  await page.goto(seller.screens.icp);
  await expect(h1(page, 'Donas de salão')).toBeVisible();
  await expect(tab(page, 'Clientes')).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => window.scrollTo(0, 900));
  await tab(page, 'Treino').tap();
  await expect(h1(page, 'Treino')).toBeVisible();
  await expectAccessible(page);
  expect(await scrollY(page)).toBe(0);

  await tab(page, 'Clientes').tap();
  await expect(page).toHaveURL(new RegExp(seller.screens.icp));
  await expect.poll(() => scrollY(page)).toBe(900);
  await tab(page, 'Clientes').tap();
  await expect(page).toHaveURL(/\/icps$/);

  await tab(page, 'ARENA').tap();
  await expect(page).toHaveURL(new RegExp(seller.screens.arena));
  await tab(page, 'Resultados').tap();
  await expect(page).toHaveURL(/\/dashboard$/);
  const areas = page.getByRole('navigation', { name: 'Resultados de' });
  await areas.getByRole('link', { name: 'Treino' }).tap();
  await expect(page).toHaveURL(/\/progresso$/);
});

test('Back closes the menu, the notifications, a dialog, a sheet and the teleprompter', async ({
  page,
  product,
}) => {
  const seller = await signInPrepared(page, product);
  const overlay = page.getByRole('dialog');
  const closesOnBack = async (path: RegExp) => {
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(path);
  };
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await closesOnBack(/\/home$/);
  await page.getByRole('button', { name: /^Notificações/ }).tap();
  await closesOnBack(/\/home$/);

  // Two taps from home to the text of a script.
  await page.getByRole('button', { name: 'Donas de salão' }).tap();
  await expectAccessible(page);
  await closesOnBack(/\/home$/);
  await page.goto(seller.screens.scripts);
  await page
    .getByRole('button', { name: /^Abrir no teleprompter/ })
    .first()
    .tap();
  await closesOnBack(/\/icp-channel-details\//);
  await tab(page, 'Início').tap();
  await page.getByRole('button', { name: 'Donas de salão' }).tap();
  await page.getByRole('link', { name: 'Abrir script' }).tap();
  await expect(page.getByRole('region', { name: 'Texto do script' })).toBeVisible();
  await closesOnBack(/\/icp-channel-details\//);

  await page.goto('/icps');
  await page
    .getByRole('button', { name: /Criar Novo ICP/ })
    .first()
    .tap();
  await closesOnBack(/\/icps$/);
});

test('the notifications open in the corner of a wide screen', async ({ page, product }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await signIn(page, await product.newSeller('Maximiliana Vasconcelos de Albuquerque'));
  await page.getByRole('button', { name: /^Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByRole('heading', { name: 'Notificações' })).toBeVisible();
  const toTheRight = async () => {
    const box = await panel.boundingBox();
    return box ? 1600 - box.x - box.width : null;
  };
  await expect.poll(toTheRight).toBeLessThan(32);
});

test('Back pressed five times quickly with an overlay open leaves the app usable', async ({
  page,
  product,
}) => {
  await signIn(page, await product.newSeller('Lia Prado'));
  for (const name of ['Clientes', 'Treino', 'Resultados']) await tab(page, name).tap();
  await expect(h1(page, 'Resultados')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    for (let press = 0; press < 5; press++) history.back();
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/treino');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Minha conta' }).tap();
  await expect(h1(page, 'Configurações')).toBeVisible();
  await page.goBack();
  await expect(h1(page, 'Treino')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the tabs give way to the keyboard and to a questionnaire', async ({ page, product }) => {
  await signIn(page, await product.newSeller('Lia Prado'));
  await page.goto('/settings');
  await page.getByLabel('Nome').tap();
  await page.setViewportSize({ ...PHONE, height: KEYBOARD });
  await expect(tabs(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(tabs(page)).toBeVisible();
  await page.goto('/avatar-onboarding');
  await expect(page.getByRole('region', { name: 'Sua resposta' })).toBeVisible();
  await expect(tabs(page)).toBeHidden();
});
