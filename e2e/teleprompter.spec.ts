import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signInPrepared } from './prepared-seller.ts';

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } });

/** Scroll position of the script, from 0 to 1. */
const progress = (page: Page) =>
  page
    .getByRole('region', { name: 'Texto do script' })
    .evaluate((stage) => stage.scrollTop / (stage.scrollHeight - stage.clientHeight));

test('a script scrolls, and manual scrolling, tapping and keys control it', async ({
  page,
  product,
}) => {
  const seller = await signInPrepared(page, product);
  await page.goto(seller.screens.scripts);
  await page.getByRole('button', { name: /^Abrir no teleprompter: Obje/ }).click();
  const prompter = page.getByRole('dialog', { name: /^Obje/ });
  const stage = prompter.getByRole('region', { name: 'Texto do script' });
  const play = prompter.getByRole('button', { name: 'Reproduzir' });
  const pause = prompter.getByRole('button', { name: 'Pausar' });
  await expect(stage).toBeFocused();
  await expectAccessible(page);

  await prompter.getByRole('button', { name: 'Ajustes do teleprompter' }).click();
  await prompter.getByRole('switch', { name: 'Contagem 3, 2, 1' }).click();
  await expectAccessible(page);
  await prompter.getByRole('button', { name: 'Ajustes do teleprompter' }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  const begun = await progress(page);
  await expect.poll(() => progress(page)).toBeGreaterThan(begun);

  await stage.hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => progress(page)).toBeLessThan(begun);
  const moved = await progress(page);
  await expect.poll(() => progress(page)).toBeGreaterThan(moved);
  await expect(pause).toBeVisible();

  await stage.tap();
  await expect(play).toBeVisible();
  const still = await progress(page);
  await page.setViewportSize({ width: 900, height: 500 });
  await expect.poll(() => progress(page)).toBeCloseTo(still, 2);
  await stage.tap();
  await expect(pause).toBeVisible();

  await page.keyboard.press('r');
  await expect.poll(() => progress(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(prompter).toBeHidden();
});
