import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, test } from './fixtures.ts';
import { preparedSeller } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'] as const;
const FOR_VISITORS = ['/login', '/register', '/verify-email', '/forgot-password', '/privacy'];
const FOR_SELLERS = [
  '/home',
  '/perfil',
  '/avatar-onboarding',
  '/icps',
  '/assistant',
  '/settings',
  '/dashboard',
  '/credits',
];

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

for (const language of LANGUAGES) {
  test(`every screen can be used by everyone, in ${language}`, async ({ page, product }) => {
    // A theme that fades in would be measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seller = await preparedSeller(product);
    await signIn(page, seller);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await checkAll(page, [...FOR_SELLERS, ...Object.values(seller.screens)]);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('salesai-auth'));
    await checkAll(page, FOR_VISITORS);
  });
}

async function checkAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectAccessibleEverywhere(page);
  }
}
