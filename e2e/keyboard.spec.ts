import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('a, button, input, select, textarea')) return '';
      const named = element?.getAttribute('aria-labelledby') ?? '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [
        element?.getAttribute('aria-label'),
        document.getElementById(named)?.textContent,
        ...labels.map((label) => label.textContent),
        element?.textContent,
      ].join(' ');
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** An overlay takes the focus only after it is visible; a key pressed before goes to the page. */
async function expectFocusIn(overlay: Locator): Promise<void> {
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

test('the shell can be used with the keyboard only', async ({ page, product }) => {
  const { email, password } = await product.newSeller('Lia Prado');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /Email/);
  await page.keyboard.type(email);
  await tabTo(page, /Senha/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();

  await tabTo(page, /menu/i);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectFocusIn(menu);
  await tabTo(page, /Tema/);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: /menu/i })).toBeFocused();

  await tabTo(page, /notificações/i);
  await page.keyboard.press('Enter');
  const readAll = page.getByRole('button', { name: /marcar todas como lidas/i });
  await expect(readAll).toBeVisible();
  await expectFocusIn(page.getByRole('dialog', { name: /notificações/i }));
  await tabTo(page, /marcar todas como lidas/i);
  await page.keyboard.press('Enter');
  await expect(readAll).toBeHidden();
  await page.keyboard.press('Escape');

  await tabTo(page, /menu/i);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectFocusIn(menu);
  await tabTo(page, /ICP/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/icps$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, /menu/i);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectFocusIn(menu);
  await tabTo(page, /Sair/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/login$/);
});
