import type { Browser, Page } from '@playwright/test';
import { launch } from '@salesai/e2e/browser';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import type { ProductServer } from '@salesai/e2e/product';
import type { Figure } from './figure.ts';

/** Bytes per second. */
const KBIT = 1024 / 8;
/** Chrome's own slow 4G, and a processor four times slower than this machine's. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * KBIT,
  uploadThroughput: 750 * KBIT,
};
const SLOWER = 4;

/** Load times of a seller with all content, on a slow phone with an empty cache. */
export async function slowPhoneFigures(product: ProductServer): Promise<Figure[]> {
  const seller = await preparedSeller(product);
  const browser = await launch();
  try {
    const page = await slowPhone(browser, product.url);
    const submit = page.getByRole('button', { name: 'Entrar' });
    const toLogin = await timed(async () => {
      await page.goto('/login', { waitUntil: 'commit' });
      await submit.waitFor();
    });
    const toApp = await timed(async () => {
      await page.getByLabel('Email').fill(seller.email);
      await page.waitForFunction(() => !('earlyInput' in window));
    });
    await page.getByLabel('Senha', { exact: true }).fill(seller.password);
    const toHome = await timed(async () => {
      await submit.click();
      await page.getByRole('heading', { level: 1, name: 'Lia' }).waitFor();
    });
    const times: number[] = [];
    for (const path of ['/icps', '/perfil', '/settings', ...Object.values(seller.screens)]) {
      times.push(await timed(() => openScreen(page, path)));
    }
    return [
      { what: 'slow 4G, 4× slower: first visit until the form can be typed into', ...ms(toLogin) },
      { what: '… from the first key to the started app', ...ms(toApp) },
      { what: '… from sign-in to home', ...ms(toHome) },
      { what: `… the slowest of ${times.length} screens`, ...ms(Math.max(...times)) },
    ];
  } finally {
    await browser.close();
  }
}

const ms = (value: number) => ({ value, unit: 'ms' });

async function slowPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Navigates like a link and waits until the next screen has loaded its data. */
async function openScreen(page: Page, path: string): Promise<void> {
  const before = await page.$('main h1');
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction((old) => {
    const heading = document.querySelector('main h1');
    const waits = document.querySelector('.animate-pulse-soft, main .animate-spin');
    return heading !== null && heading !== old && !waits;
  }, before);
}
