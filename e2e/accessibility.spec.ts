import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expectAccessible, expectAccessibleInBothThemes } from './fixtures.ts';
import { preparedSeller, SCREENS_OF_SELLERS } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const FOR_VISITORS = ['/login', '/register', '/verify-email', '/forgot-password', '/privacy'];
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

interface Ready {
  /** Every screen that belongs to somebody. */
  screens: string[];
  /** What the browser of somebody signed in keeps. */
  kept: BrowserContextOptions['storageState'];
}

/** One seller with everything, signed in once, is enough to look at all screens. */
const test = base.extend<object, { ready: Ready }>({
  ready: [
    async ({ browser, product }, use) => {
      const seller = await preparedSeller(product);
      const page = await browser.newPage({ baseURL: product.url, locale: 'pt-BR' });
      await signIn(page, seller);
      const kept = await page.context().storageState();
      await page.close();
      await use({ screens: [...SCREENS_OF_SELLERS, ...Object.values(seller.screens)], kept });
    },
    { scope: 'worker' },
  ],
  storageState: ({ ready }, use) => use(ready.kept),
});

test.describe.configure({ mode: 'parallel' });
// A theme that fades in would be measured half way; what is kept for offline use is not looked at.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

for (const [device, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`every screen can be used by everyone in both themes, on a ${device}`, async ({
    page,
    ready,
  }) => {
    await page.setViewportSize(viewport);
    await checkAll(page, ready.screens, expectAccessibleInBothThemes);
  });
}

// Another language changes names and lengths, which a phone has the least room for.
for (const language of ['en-US', 'es-ES']) {
  test(`every screen can be used by everyone in ${language}`, async ({ page, ready }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await checkAll(page, ready.screens, (screen) => expectAccessible(screen, 'words'));
  });
}

type Check = (page: Page) => Promise<void>;

async function checkAll(page: Page, ofSeller: string[], check: Check): Promise<void> {
  const visit = async (path: string) => {
    await page.goto(path);
    await check(page);
  };
  for (const path of ofSeller) await visit(path);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('salesai-auth'));
  for (const path of FOR_VISITORS) await visit(path);
}
