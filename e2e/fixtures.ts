import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type ProductServer, startProduct } from './product.ts';

interface TestFixtures {
  /** Words a page may log as an error in this test, such as the answer it provokes. */
  expectedErrors: RegExp[];
  watched: undefined;
}

/** Every test gets a real product on its own data; a stray error in the console fails it. */
export const test = base.extend<TestFixtures, { product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
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
  watched: [
    async ({ page, product, expectedErrors }, use) => {
      const problems = watch(page, product.url);
      await use(undefined);
      const stray = problems.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(stray).toEqual([]);
    },
    { auto: true },
  ],
});

/** Passwords, tokens, phones, what was written, asked and handed over: nothing of it belongs into a log. */
const SECRETS = [
  ...[PASSWORD, /eyJ[\w-]{1,999}\.eyJ[\w-]+/, /9?8888-?7777/, /987654321/],
  ...[/salão de beleza/i, /some depois que mando/i, /plano Ouro/i, /agenda e lembretes/i],
];

/** Lines of a log that tell a secret; letters in the outbox are logged with their link on purpose. */
function secretsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => !line.includes('mail written to the outbox'));
  return lines.filter((line) => SECRETS.some((secret) => new RegExp(secret).test(line)));
}

function watch(page: Page, home: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob):/.test(url)) problems.push(`request to ${url}`);
  });
  return problems;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another language can change: names, labels, the language itself, room to touch. */
const WORDS = [
  'cat.name-role-value',
  'cat.text-alternatives',
  'cat.forms',
  'cat.language',
  'cat.sensory-and-visual-cues',
];

/** What of the rules can have changed since the screen was looked at as a whole. */
type Share = 'everything' | 'colours' | 'words';

/** No violation of WCAG 2.2 AA or of the common good practice on the screen, once it is there. */
export async function expectAccessible(page: Page, share: Share = 'everything'): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.animate-pulse-soft')).toHaveCount(0);
  await page.evaluate(settled);
  // One page without frames: the plain way of running, which opens no second page for the result.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await narrowed(axe, share).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((n) => `${n.target} ${n.html} ${n.failureSummary}`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

function narrowed(axe: AxeBuilder, share: Share): AxeBuilder {
  if (share === 'colours') return axe.withRules('color-contrast');
  return axe.withTags(share === 'words' ? WORDS : TAGS);
}

/** Colours are measured once everything that moves or fades has come to rest, if it ever does. */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  await frame();
}

/** Both themes, which are one class on the root and differ in colours alone, in one width. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const dark of [true, false]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
    await expectAccessible(page, dark ? 'everything' : 'colours');
  }
}

/** The same on a phone and on a laptop. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
}

export { expect };
