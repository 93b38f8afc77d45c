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
    { scope: 'worker', timeout: 60_000 },
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

/** Passwords, tokens, phones and what was written: nothing of it belongs into a log. */
const SECRETS = [PASSWORD, /eyJ[\w-]+\.eyJ[\w-]+/, /9?8888-?7777/, /987654321/, /salão de beleza/i];

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

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 AA or of the common good practice on the screen, once it is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((n) => `${n.target} ${n.html} ${n.failureSummary}`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

export { expect };
