import type { Browser, Locator, Page } from '@playwright/test';
import { launch } from '@salesai/e2e/browser';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import { type ProductServer, startProduct } from '@salesai/e2e/product';
import { openTeleprompter } from '@salesai/e2e/screens';
import { signIn } from '@salesai/e2e/seller';
import type { Bench, Figure } from './figure.ts';

const PHONE = { width: 360, height: 740 };

type Seller = Awaited<ReturnType<typeof preparedSeller>>;

interface MeasuredScreen {
  what: string;
  path: (screens: Seller['screens']) => string;
  /** Pixels when the product was first walked on a phone. */
  before?: number;
  atMost?: number;
}

const SCREENS: MeasuredScreen[] = [
  { what: 'home', path: () => '/home', atMost: 1_628 },
  { what: 'roadmap', path: () => '/perfil', before: 2_959 },
  { what: 'profile', path: () => '/avatar-onboarding', before: 5_667 },
  { what: 'ICP', path: ({ icp }) => icp, before: 3_681 },
  { what: 'channel list', path: ({ channels }) => channels, before: 6_723, atMost: 1_600 },
  { what: 'channel', path: ({ channel }) => channel, before: 9_057, atMost: 1_300 },
  { what: 'scripts', path: ({ scripts }) => scripts, before: 1_949 },
  { what: 'ARENA', path: ({ arena }) => arena, atMost: PHONE.height },
  { what: 'settings', path: () => '/settings', before: 2_899 },
];

/** Heights of screens and taps to a goal on a phone, beside those that were first measured. */
export const bench: Bench = {
  name: 'screens',
  async *run() {
    const product = await startProduct();
    const browser = await launch();
    try {
      const seller = await preparedSeller(product);
      const { call } = seller;
      await call('POST', '/avatar/accept');
      await call('POST', '/coach/bootstrap');
      const page = await phonePage(browser, product);
      yield await heightOf(page, { what: 'login', path: () => '/login', before: 740 }, seller);
      await signIn(page, seller);
      for (const screen of SCREENS) yield await heightOf(page, screen, seller);
      yield await actionsOfIcp(page, seller);
      yield* await taps(page, seller);
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function phonePage(browser: Browser, { url }: ProductServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

async function heightOf(
  page: Page,
  { what, path, before, atMost }: MeasuredScreen,
  { screens }: Seller,
): Promise<Figure> {
  await open(page, path(screens));
  const value = await page.evaluate(() => document.documentElement.scrollHeight);
  return {
    what: `${what}, height at 360 px`,
    value,
    unit: 'px',
    ...(before && { before }),
    ...(atMost && { atMost }),
  };
}

/** Where the last action of an ICP's page ends: above the tabs, without scrolling. */
async function actionsOfIcp(page: Page, { screens }: Seller): Promise<Figure> {
  await open(page, screens.icp);
  const actions = page.getByRole('navigation', { name: 'Fazer agora' });
  const box = await actions.boundingBox();
  const value = box ? Math.round(box.y + box.height) : PHONE.height;
  const atMost = PHONE.height - 64;
  return { what: "ICP, end of the page's actions", value, unit: 'px', before: 2_011, atMost };
}

async function taps(page: Page, seller: Seller): Promise<Figure[]> {
  await open(page, seller.screens.scripts);
  await openTeleprompter(page);
  const script = await tapsTo(page, [
    (home) => home.getByRole('button', { name: 'Donas de salão' }),
    (sheet) => sheet.getByRole('link', { name: 'Abrir script' }),
    (teleprompter) => teleprompter.getByRole('button', { name: 'Reproduzir' }),
  ]);
  await page.getByRole('button', { name: 'Pausar' }).or(page.getByText('3')).first().waitFor();
  const arena = await tapsTo(page, [tab('ARENA')]);
  await page.waitForURL(/\/icp-arena\//);
  const practice = await tapsTo(page, [tab('Treino')]);
  await page.waitForURL(/\/treino$/);
  const unit = 'taps';
  return [
    { what: 'home to a script in the teleprompter', value: script, unit, before: 5, atMost: 3 },
    { what: 'home to ARENA', value: arena, unit, before: 3, atMost: 1 },
    { what: 'home to practice', value: practice, unit, atMost: 1 },
  ];
}

type Target = (page: Page) => Locator;

const tab =
  (name: string): Target =>
  (page) =>
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

/** Taps one target after the other, from home. @returns the number of taps. */
async function tapsTo(page: Page, targets: Target[]): Promise<number> {
  await open(page, '/home');
  for (const target of targets) await target(page).first().click();
  return targets.length;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(500);
  await page.locator('.animate-pulse-soft').first().waitFor({ state: 'detached' });
}
