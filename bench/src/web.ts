import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startProduct } from '@salesai/e2e/product';
import type { Bench, Figure } from './figure.ts';
import { audit } from './lighthouse.ts';
import { slowPhoneFigures } from './slow-phone.ts';

const DEBUG_PORT = 9_333;
const SETTLE_MS = 2_000;
const SCREENS = [
  { path: '/login', javascriptKb: 125, heading: 'Entrar' },
  { path: '/home', javascriptKb: 150, heading: 'Ana' },
];

/** Transferred bytes and Lighthouse scores of a visitor's and a seller's first screen. */
export const bench: Bench = {
  name: 'web',
  async *run() {
    const product = await startProduct();
    const profile = mkdtempSync(join(tmpdir(), 'salesai-bench-browser-'));
    const context = await chromium.launchPersistentContext(profile, {
      locale: 'pt-BR',
      // Every visit is measured as a first one, without a cache.
      serviceWorkers: 'block',
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [`--remote-debugging-port=${DEBUG_PORT}`, '--no-sandbox', '--disable-gpu'],
    });
    try {
      for (const screen of SCREENS) {
        if (screen.path === '/home') await signIn(context, product);
        const url = product.url + screen.path;
        yield* await transferred(context, url, screen);
        yield* await lighthouseFigures(url, screen.path);
      }
      yield* await slowPhoneFigures(product);
    } finally {
      await context.close();
      await product.stop();
      rmSync(profile, { recursive: true, force: true });
    }
  },
};

async function signIn(context: BrowserContext, product: Awaited<ReturnType<typeof startProduct>>) {
  const { email, password } = await product.newSeller();
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/home$/);
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
    { what: `${path} fonts`, value: sizes.font, unit: 'kB', atMost: 60 },
  ];
}

async function measureTransfers(page: Page) {
  const sizes = { script: 0, font: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, 'script' | 'font'>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) kinds.set(requestId, 'script');
    if (response.mimeType.includes('font')) kinds.set(requestId, 'font');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sizes[kind] += encodedDataLength / 1000;
  });
  return sizes;
}

/** Lighthouse's own mobile preset: a slow phone on slow 4G. */
async function lighthouseFigures(url: string, path: string): Promise<Figure[]> {
  const { categories, layoutShift } = await audit(url, DEBUG_PORT);
  return [
    { what: `${path} performance`, value: categories.performance, unit: '/100', atLeast: 95 },
    { what: `${path} accessibility`, value: categories.accessibility, unit: '/100', atLeast: 100 },
    {
      what: `${path} best practices`,
      value: categories['best-practices'],
      unit: '/100',
      atLeast: 100,
    },
    { what: `${path} layout shift`, value: layoutShift, unit: '', atMost: 0.01 },
  ];
}
