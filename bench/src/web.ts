import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launch } from '@salesai/e2e/browser';
import { startProduct } from '@salesai/e2e/product';
import type { Bench, Figure } from './figure.ts';
import { signIn } from './lighthouse.ts';
import { slowPhoneFigures } from './slow-phone.ts';

const SETTLE_MS = 2_000;
const SCREENS = [
  { path: '/login', javascriptKb: 110, heading: 'Entrar' },
  { path: '/home', javascriptKb: 130, heading: 'Ana' },
  { path: '/treino', javascriptKb: 155, heading: 'Treino' },
  { path: '/dashboard', javascriptKb: 155, heading: 'Resultados' },
];

/** Transferred bytes of a visitor's and a seller's screens, and their times on a slow phone. */
export const bench: Bench = {
  name: 'web',
  async *run() {
    const product = await startProduct();
    const browser = await launch();
    try {
      const context = await withoutWorkers(browser);
      for (const screen of SCREENS) {
        if (screen.path === '/home') await signInOnce(context, product);
        yield* await transferred(context, product.url + screen.path, screen);
      }
      yield* await slowPhoneFigures(product);
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** Every visit is measured as a first one, without a cache. */
const withoutWorkers = (browser: Browser) =>
  browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' });

async function signInOnce(
  context: BrowserContext,
  product: Awaited<ReturnType<typeof startProduct>>,
) {
  const page = await context.newPage();
  await signIn(page, product.url, await product.newSeller());
  await page.close();
}

/** Transferred body bytes by kind (brotli where it is smaller), without headers, with an empty cache. */
async function transferred(
  context: BrowserContext,
  url: string,
  { path, javascriptKb, heading }: (typeof SCREENS)[number],
): Promise<Figure[]> {
  const page = await context.newPage();
  const sizes = await measureTransfers(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // The notifications' stream never ends, so there is no idle network to wait for.
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return [
    {
      what: `${path} JavaScript, bodies in brotli`,
      value: sizes.script,
      unit: 'kB',
      atMost: javascriptKb,
    },
    { what: `${path} scripts`, value: sizes.scripts, unit: '' },
    { what: `${path} fonts`, value: sizes.font, unit: 'kB', atMost: 60 },
  ];
}

async function measureTransfers(page: Page) {
  const sizes = { script: 0, font: 0, scripts: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, 'script' | 'font'>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) kinds.set(requestId, 'script');
    if (response.mimeType.includes('font')) kinds.set(requestId, 'font');
    sizes.scripts += Number(kinds.get(requestId) === 'script');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sizes[kind] += encodedDataLength / 1000;
  });
  return sizes;
}
