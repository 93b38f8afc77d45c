import type { Page } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';
import { preparedSeller } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'] as const;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const FOR_VISITORS = ['/login', '/register', '/verify-email', '/forgot-password'];
const FOR_SELLERS = ['/home', '/perfil', '/avatar-onboarding', '/icps', '/assistant', '/settings'];

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`every screen can be used by everyone: ${theme}, ${language}`, async ({
      page,
      product,
    }) => {
      test.setTimeout(300_000);
      const seller = await preparedSeller(product);
      await checkAll(page, FOR_VISITORS, { theme, language });
      await signIn(page, seller);
      await checkAll(page, [...FOR_SELLERS, '/dashboard', ...seller.screens], { theme, language });
    });
  }
}

async function checkAll(
  page: Page,
  paths: string[],
  look: { theme: string; language: string },
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(({ theme, language }) => {
      localStorage.setItem('salesai-theme', JSON.stringify({ state: { theme }, version: 0 }));
      localStorage.setItem('i18nextLng', language);
    }, look);
    await page.reload();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  }
}
