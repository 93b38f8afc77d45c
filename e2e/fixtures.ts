import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type ProductServer, startProduct } from './product.ts';

interface TestFixtures {
  /** Console errors that this test expects. */
  expectedErrors: RegExp[];
  errorWatch: undefined;
}

/** What the console says about requests without a connection, also that for a newer service worker. */
export const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|fetching the script/;

export const PHONE = { width: 360, height: 740 };

/** Each worker has a real product with its own data; an unexpected console error fails the test. */
export const test = base.extend<TestFixtures, { product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
      expect(secretsIn(product.log())).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  expectedErrors: [[], { option: true }],
  errorWatch: [
    async ({ page, product, expectedErrors }, use) => {
      const problems = watch(page, product.url);
      await use(undefined);
      const unexpected = problems.filter(
        (text) => !expectedErrors.some((known) => known.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Passwords, tokens, phones and texts of sellers, which must not be logged. */
const SECRETS = [
  ...[PASSWORD, /eyJ[\w-]{1,999}\.eyJ[\w-]+/, /9?8888-?7777/, /987654321/],
  ...[/salão de beleza/i, /some depois que mando/i, /plano Ouro/i, /agenda e lembretes/i],
];

/** Lines of the log with a secret, except those of the outbox, which contain the mail's link on purpose. */
function secretsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => !line.includes('mail written to the outbox'));
  return lines.filter((line) => SECRETS.some((secret) => new RegExp(secret).test(line)));
}

function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) problems.push(`request to ${url}`);
  });
  return problems;
}

const SIZES = [PHONE, { width: 1280, height: 800 }];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that a change of language can affect: names, labels, the language itself. */
const TEXT_TAGS = [
  'cat.name-role-value',
  'cat.text-alternatives',
  'cat.forms',
  'cat.language',
  'cat.sensory-and-visual-cues',
];

/** The rules to check: all, or those that a change of theme or language can affect. */
type RuleSet = 'all' | 'colours' | 'texts';

/** The heading of a screen. */
export const h1 = (page: Page, name: string | RegExp = /./) =>
  page.getByRole('heading', { level: 1, name });

/** Opens a screen and waits for its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(h1(page)).toBeVisible();
}

/** Waits until the app has registered the service worker, which has cached it for offline use. */
export const appCached = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Caches the app as it does itself three seconds after its first screen, but at once. */
export const cacheApp = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });

/** Waits for a screen's heading and for the end of its skeletons. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.animate-pulse-soft')).toHaveCount(0);
}

/** Asserts that the loaded screen has no violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page, rules: RuleSet = 'all'): Promise<void> {
  await expectLoaded(page);
  await page.evaluate(animationsFinished);
  // The screens have no frames: legacy mode opens no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await withRules(axe, rules).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((n) => `${n.target} ${n.html} ${n.failureSummary}`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

function withRules(axe: AxeBuilder, rules: RuleSet): AxeBuilder {
  if (rules === 'colours') return axe.withRules('color-contrast');
  return axe.withTags(rules === 'texts' ? TEXT_TAGS : TAGS);
}

/** Resolves when all finite animations have ended, so that colours are final. */
async function animationsFinished(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  await frame();
}

/** Checks both themes, which differ in colours only. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const dark of [true, false]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
    await expectAccessible(page, dark ? 'all' : 'colours');
  }
}

/** Checks both themes on a phone and on a laptop. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
}

export { expect };
