import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { preparedSeller, signedInCall } from './prepared-seller.ts';
import { startProduct } from './product.ts';
import { type Account, allScreens, type Screen } from './screens.ts';
import { signIn } from './seller.ts';

/** Not part of the repository. */
const FOLDER = join(import.meta.dirname, '..', '.cache', 'pictures');
const SIZES = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
} as const;
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['dark', 'light'] as const;
/** A whole page may be longer; what follows is not worth the bytes. */
const HEIGHT_MAX = 8_000;
const HEADING_MS = 15_000;
const SETTLE_MS = 500;

type Width = (typeof WIDTHS)[number];
type Theme = (typeof THEMES)[number];
type Accounts = Record<Account, { email: string; password: string } | null>;

/**
 * Takes every screen at three widths in both themes, and writes a page to look through them.
 * @param names of the screens to take; all without any.
 */
export async function takeAllPictures(names: string[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const product = await startProduct();
  const browser = await launch();
  try {
    const seller = await preparedSeller(product);
    await talk(product.url, seller);
    const isWanted = ({ name }: Screen) => names.length === 0 || names.includes(name);
    const screens = allScreens(seller.screens).filter(isWanted);
    const accounts = { visitor: null, newSeller: await product.newSeller('Rui Telles'), seller };
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        await takeScreens(browser, { url: product.url, accounts, screens, width, theme });
      }
    }
    writeFileSync(join(FOLDER, 'index.html'), indexPage(screens));
    process.stdout.write(`${join(FOLDER, 'index.html')}\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Starts the coach and asks it a question, so that ARENA shows a conversation. */
async function talk(url: string, seller: Awaited<ReturnType<typeof preparedSeller>>) {
  const call = await signedInCall(url, seller);
  await call('POST', '/avatar/accept');
  await call('POST', '/coach/bootstrap');
  const form = new FormData();
  form.set('icpId', seller.screens.arena.split('/').at(-1) ?? '');
  form.set('textInput', 'tá caro, vou pensar');
  await call('POST', '/coach/talk', form);
}

interface TakeOptions {
  url: string;
  accounts: Accounts;
  screens: Screen[];
  width: Width;
  theme: Theme;
}

async function takeScreens(browser: Browser, options: TakeOptions) {
  for (const [account, login] of Object.entries(options.accounts)) {
    const context = await contextOf(browser, options);
    const page = await context.newPage();
    if (login) await signIn(page, login);
    for (const screen of options.screens) {
      if (screen.account === account) await take(page, screen, options);
    }
    await context.close();
  }
}

async function contextOf(browser: Browser, { url, width, theme }: TakeOptions) {
  const context: BrowserContext = await browser.newContext({
    viewport: SIZES[width],
    baseURL: url,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('salesai-theme', JSON.stringify({ state: { theme: chosen }, version: 0 }));
  }, theme);
  return context;
}

async function take(page: Page, { name, path, act }: Screen, { width, theme }: TakeOptions) {
  await page.setViewportSize(SIZES[width]);
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading
    .waitFor({ timeout: HEADING_MS })
    .catch(() => process.stderr.write(`${name}: ${path} shows no heading\n`));
  await page.locator('.animate-pulse-soft').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A part that loads after the heading shows its own skeleton first.
  await page.waitForTimeout(SETTLE_MS);
  await page.locator('.animate-pulse-soft').first().waitFor({ state: 'detached' });
  await act?.(page);
  // A taller window, not a stitched picture: headers and tabs stay at their edges.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!act) await page.setViewportSize({ width, height: Math.min(height, HEIGHT_MAX) });
  await page.screenshot({ path: join(FOLDER, fileOf(name, width, theme)) });
}

const fileOf = (name: string, width: Width, theme: Theme) => `${name}-${width}-${theme}.png`;

/** One page with every picture: a row for each screen, a column for each width, a switch for the theme. */
function indexPage(screens: Screen[]): string {
  const rows = screens.map(
    ({ name, path }) => `<section id="${name}"><h2>${name} <small>${path}</small></h2><div>
${THEMES.map((theme) => WIDTHS.map((width) => pictureOf(name, width, theme)).join('')).join('')}</div></section>`,
  );
  const links = screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ');
  return `<!doctype html><meta charset="utf-8"><title>SalesAI: every screen</title>
<style>
body{font:14px system-ui;margin:1rem;background:#888;color:#000}
nav{position:sticky;top:0;background:#888;padding:.5rem 0;line-height:1.8}
nav a{color:#000;margin-right:.5rem}
section{scroll-margin-top:6rem}
section>div{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}
figure{margin:0;flex:none}
img{display:block;max-height:85vh;width:auto}
body:has(#light:checked) .dark,body:has(#dark:checked) .light{display:none}
</style>
<nav><label><input type="radio" name="t" id="both" checked> both</label>
<label><input type="radio" name="t" id="dark"> dark</label>
<label><input type="radio" name="t" id="light"> light</label><br>${links}</nav>
${rows.join('\n')}
`;
}

function pictureOf(name: string, width: Width, theme: Theme) {
  const file = fileOf(name, width, theme);
  return `<figure class="${theme}"><figcaption>${width} ${theme}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${name} at ${width} px, ${theme}"></a></figure>`;
}
