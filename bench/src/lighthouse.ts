import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { type Bench, type Figure, percentile } from './figure.ts';
import { type Audit, audit } from './lighthouse-audit.ts';

const RUNS = 5;
const SCREENS = [
  { path: '/login', performance: 97 },
  { path: '/home', performance: 95 },
  { path: '/treino', performance: 95 },
  { path: '/dashboard', performance: 95 },
];

interface Seller {
  email: string;
  password: string;
}

/** First visits by phone: each run has a new browser profile and an empty cache. */
export const bench: Bench = {
  name: 'lighthouse',
  async *run() {
    const product = await startProduct();
    try {
      const seller = await preparedSeller(product);
      for (const { path, performance } of SCREENS) {
        const audits: Audit[] = [];
        for (let run = 0; run < RUNS; run++) {
          audits.push(await firstVisit(product.url, path, path === '/login' ? null : seller));
        }
        yield* figuresOf(path, audits, performance);
      }
    } finally {
      await product.stop();
    }
  },
};

async function firstVisit(url: string, path: string, seller: Seller | null): Promise<Audit> {
  const profile = mkdtempSync(join(tmpdir(), 'salesai-bench-browser-'));
  try {
    if (seller) await inProfile(profile, (page) => signIn(page, url, seller));
    return await audit(url + path, profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function inProfile(profile: string, work: (page: Page) => Promise<void>) {
  const context = await chromium.launchPersistentContext(profile, {
    locale: 'pt-BR',
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Signs in on the login screen. */
export async function signIn(page: Page, url: string, { email, password }: Seller) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/home$/);
}

/** The median and the range of each figure. */
function figuresOf(path: string, audits: readonly Audit[], performance: number): Figure[] {
  const figure = (what: string, name: keyof Audit, unit: string, bound: Partial<Figure>) => {
    const values = audits.map((one) => one[name]);
    const range: [number, number] = [Math.min(...values), Math.max(...values)];
    return { what: `${path} ${what}`, value: percentile(values, 0.5), range, unit, ...bound };
  };
  return [
    figure('performance', 'performance', '/100', { atLeast: performance }),
    figure('accessibility', 'accessibility', '/100', { atLeast: 100 }),
    figure('best practices', 'best-practices', '/100', { atLeast: 100 }),
    figure('first paint', 'firstPaint', 'ms', { atMost: 2_000 }),
    figure('largest paint', 'largestPaint', 'ms', {}),
    figure('speed index', 'speedIndex', 'ms', {}),
    figure('blocking', 'blocking', 'ms', { atMost: 100 }),
    figure('layout shift', 'layoutShift', '', { atMost: 0.01 }),
  ];
}
