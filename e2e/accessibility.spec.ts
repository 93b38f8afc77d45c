import type { BrowserContextOptions, Page } from '@playwright/test';
import {
  test as base,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectLoaded,
  PHONE,
} from './fixtures.ts';
import { preparedSeller, SELLER_PATHS } from './prepared-seller.ts';
import { signIn } from './seller.ts';

const VISITOR_PATHS = ['/login', '/register', '/verify-email', '/forgot-password', '/privacy'];
const LAPTOP = { width: 1280, height: 800 };

interface SignedIn {
  /** Paths of every signed-in screen. */
  screens: string[];
  /** Cookies and local storage of the signed-in browser. */
  storage: BrowserContextOptions['storageState'];
}

/** One prepared seller, signed in once, for all screens. */
const test = base.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser, product }, use) => {
      const seller = await preparedSeller(product);
      const page = await browser.newPage({ baseURL: product.url, locale: 'pt-BR' });
      await signIn(page, seller);
      const storage = await page.context().storageState();
      await page.close();
      await use({ screens: [...SELLER_PATHS, ...Object.values(seller.screens)], storage });
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn.storage),
});

test.describe.configure({ mode: 'parallel' });
// Transitions would distort contrast measurements; service workers are not under test.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

for (const [device, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`every screen is accessible in both themes on a ${device}`, async ({ page, signedIn }) => {
    await page.setViewportSize(viewport);
    await checkAll(page, signedIn.screens, expectAccessibleInBothThemes);
  });
}

// Another language changes names and text lengths; a phone has the least space.
for (const language of ['en-US', 'es-ES']) {
  test(`every screen is accessible in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await checkAll(page, signedIn.screens, (screen) => expectAccessible(screen, 'texts'));
  });
}

test('text of twice the size makes no screen wider than the phone', async ({ page, signedIn }) => {
  await page.setViewportSize(PHONE);
  const wide: string[] = [];
  await checkAll(page, signedIn.screens, async (screen) => {
    await screen.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectLoaded(screen);
    const width = await screen.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) wide.push(`${screen.url()}: ${width} px`);
  });
  expect(wide).toEqual([]);
});

type Check = (page: Page) => Promise<void>;

async function checkAll(page: Page, sellerPaths: string[], check: Check): Promise<void> {
  const visit = async (path: string) => {
    await page.goto(path);
    await check(page);
  };
  for (const path of sellerPaths) await visit(path);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('salesai-auth'));
  for (const path of VISITOR_PATHS) await visit(path);
}
