import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { preparedSeller, signedInCall } from './prepared-seller.ts';
import { startProduct } from './product.ts';
import { openTeleprompter } from './screens.ts';
import { signIn } from './seller.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');
const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const THEMES = ['dark', 'light'] as const;

type Size = keyof typeof SIZES;
type Theme = (typeof THEMES)[number];

interface Scene {
  name: string;
  path: string;
  /** Actions on the screen before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

/** Takes the README's screenshots of the running product, in both themes, on phone and desktop. */
export async function takeReadmePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const product = await startProduct();
  const browser = await launch();
  try {
    const prepared = await preparedSeller(product);
    const call = await signedInCall(product.url, prepared);
    await call('POST', '/avatar/accept');
    const newSeller = await product.newSeller('Lia Prado');
    const { customer, scripts, arena } = prepared.screens;
    const scenes: Scene[] = [
      { name: 'home', path: '/home' },
      { name: 'profile', path: '/avatar-onboarding' },
      { name: 'customer', path: customer },
      { name: 'teleprompter', path: scripts, act: openTeleprompter },
      { name: 'arena', path: arena, act: practise },
    ];
    const chat: Scene = { name: 'chat', path: '/avatar-onboarding', act: answerTwice };
    for (const size of ['phone', 'desktop'] as const) {
      for (const theme of THEMES) {
        await take(browser, product.url, { account: prepared, scenes, size, theme });
        await take(browser, product.url, { account: newSeller, scenes: [chat], size, theme });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface TakeOptions {
  account: { email: string; password: string };
  scenes: Scene[];
  size: Size;
  theme: Theme;
}

async function take(browser: Browser, url: string, { account, scenes, size, theme }: TakeOptions) {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('salesai-theme', JSON.stringify({ state: { theme: chosen }, version: 0 }));
  }, theme);
  const page = await context.newPage();
  await signIn(page, account);
  for (const { name, path, act } of scenes) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page);
    await page.locator('.animate-pulse-soft').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) });
  }
  await context.close();
}

async function answerTwice(page: Page) {
  await page.getByRole('button', { name: 'Sim, já vendo' }).click();
  await page.getByRole('button', { name: 'De 2 a 5 anos' }).click();
  await page.getByText('Produtos físicos').waitFor();
}

/** Starts the coach and asks a question, unless an earlier scene did. */
async function practise(page: Page) {
  const start = page.getByRole('button', { name: 'Inicializar Coach' });
  const question = page.getByPlaceholder('Digite sua pergunta...');
  await start.or(question).first().waitFor();
  if (await start.isVisible()) {
    await start.click();
    await question.fill('tá caro, vou pensar');
    await page.keyboard.press('Enter');
  }
  await page.getByText('Diga em voz alta').first().waitFor();
  for (const toast of ['Coach inicializado!', 'Resposta recebida']) {
    await page.getByText(toast).waitFor({ state: 'detached' });
  }
}
