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
  /** Paths of the seller's ICP, its channels, its scripts and its ARENA. */
  icpPaths: string[];
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
      await use({ icpPaths: Object.values(seller.screens), storage });
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn.storage),
});

test.describe.configure({ mode: 'parallel' });
// Transitions would distort contrast measurements; service workers are not under test.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

const TITLE =
  'is accessible in both themes on a laptop and a phone, and no wider than the phone with text of twice the size';

test(`every screen of a seller ${TITLE}`, async ({ page }) => {
  await visit(page, SELLER_PATHS, expectUsable);
});

test(`every screen of an ICP and of a visitor ${TITLE}`, async ({ page, signedIn }) => {
  await visit(page, signedIn.icpPaths, expectUsable);
  await visitAsVisitor(page, expectUsable);
});

// Another language changes names and text lengths; a phone has the least space.
for (const language of ['en-US', 'es-ES']) {
  test(`every screen is accessible in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    const check: Check = (screen) => expectAccessible(screen, 'texts');
    await visit(page, [...SELLER_PATHS, ...signedIn.icpPaths], check);
    await visitAsVisitor(page, check);
  });
}

type Check = (page: Page) => Promise<void>;

async function visit(page: Page, paths: readonly string[], check: Check): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await check(page);
  }
}

async function visitAsVisitor(page: Page, check: Check): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('salesai-auth'));
  await visit(page, VISITOR_PATHS, check);
}

/** One load for all sizes: the screens follow a change of the window's. */
async function expectUsable(page: Page): Promise<void> {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectLoaded(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${page.url()}`).toBeLessThanOrEqual(PHONE.width);
}
