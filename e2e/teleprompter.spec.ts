import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { preparedSeller } from './prepared-seller.ts';
import { signIn } from './seller.ts';

test.use({ hasTouch: true, viewport: { width: 400, height: 700 } });

/** Share of the script that has passed the reading line. */
const share = (page: Page) =>
  page
    .getByRole('region', { name: 'Texto do script' })
    .evaluate((stage) => stage.scrollTop / (stage.scrollHeight - stage.clientHeight));

test('a script runs past the line, and the hand always has the last word', async ({
  page,
  product,
}) => {
  const seller = await preparedSeller(product);
  await signIn(page, seller);
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
  const begun = await share(page);
  await expect.poll(() => share(page)).toBeGreaterThan(begun);

  await stage.hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => share(page)).toBeLessThan(begun);
  const moved = await share(page);
  await expect.poll(() => share(page)).toBeGreaterThan(moved);
  await expect(pause).toBeVisible();

  await stage.tap();
  await expect(play).toBeVisible();
  const still = await share(page);
  await page.setViewportSize({ width: 900, height: 500 });
  await expect.poll(() => share(page)).toBeCloseTo(still, 2);
  await stage.tap();
  await expect(pause).toBeVisible();

  await page.keyboard.press('r');
  await expect.poll(() => share(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(prompter).toBeHidden();
});
