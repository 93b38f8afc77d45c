import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { signIn } from '@salesai/e2e/seller';
import { type Bench, type Figure, percentile } from './figure.ts';

const SLOW_DOWN = 4;
const WATCHED_MS = 6_000;
/** A frame that took longer than this many of the usual ones left at least one out. */
const DROPPED = 1.5;

interface Run {
  /** Pixels a second over the whole run. */
  speed: number;
  intervals: number[];
}

/** The teleprompter in a real browser: its speed at other frame rates, its frames on a slow phone. */
export const bench: Bench = {
  name: 'teleprompter',
  async *run() {
    const product = await startProduct();
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'pt-BR',
        viewport: { width: 360, height: 740 },
      });
      const seller = await preparedSeller(product);
      await signIn(await context.newPage(), seller);
      const address = seller.screens.scripts;
      const usual = await watch(await context.newPage(), address);
      const halved = await watch(await drawingEvery(2, context), address);
      const quartered = await watch(await drawingEvery(4, context), address);
      const slow = await watch(await slowedDown(context), address);
      yield* [
        deviation('at half the frame rate', halved, usual),
        deviation('at a quarter of the frame rate', quartered, usual),
        deviation(`at ${SLOW_DOWN} times slower`, slow, usual),
        { what: 'frames dropped', value: dropped(usual), unit: '%' },
        {
          what: `frames dropped at ${SLOW_DOWN} times slower`,
          value: dropped(slow),
          unit: '%',
          atMost: 1,
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** A page on a screen that shows only each so-manieth frame. */
async function drawingEvery(frames: number, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(keepFrames, frames);
  return page;
}

async function slowedDown(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** Plays the script for some seconds and looks at every frame. */
async function watch(page: Page, address: string): Promise<Run> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Abrir no teleprompter: Obje/ }).click();
  await page.getByRole('button', { name: 'Ajustes do teleprompter' }).click();
  const countdown = page.getByRole('switch', { name: 'Contagem 3, 2, 1' });
  if ((await countdown.getAttribute('aria-checked')) === 'true') await countdown.click();
  await page.getByRole('button', { name: 'Ajustes do teleprompter' }).click();
  await page.keyboard.press('Space');
  const stage = page.getByRole('region', { name: 'Texto do script' });
  await page.waitForTimeout(500);
  const run = await stage.evaluate(lookAtFrames, WATCHED_MS);
  await page.close();
  return run;
}

function keepFrames(keep: number): void {
  const every = window.requestAnimationFrame.bind(window);
  const after = (frames: number, then: FrameRequestCallback): number =>
    every((time) => (frames <= 1 ? then(time) : after(frames - 1, then)));
  window.requestAnimationFrame = (then) => after(keep, then);
}

function lookAtFrames(stage: Element, watchedMs: number): Promise<Run> {
  return new Promise((resolve) => {
    const intervals: number[] = [];
    const from = { time: performance.now(), top: stage.scrollTop };
    let last = from.time;
    const look = () => {
      const now = performance.now();
      intervals.push(now - last);
      last = now;
      if (now - from.time < watchedMs) requestAnimationFrame(look);
      else resolve({ speed: ((stage.scrollTop - from.top) * 1000) / (now - from.time), intervals });
    };
    requestAnimationFrame(look);
  });
}

function deviation(when: string, { speed }: Run, usual: Run): Figure {
  const value = Math.abs(speed / usual.speed - 1) * 100;
  return { what: `speed off its own, ${when}`, value, unit: '%', atMost: 1 };
}

function dropped({ intervals }: Run): number {
  const usual = percentile(intervals, 0.5);
  const whole = intervals.reduce((sum, one) => sum + one, 0) / usual;
  const left = intervals
    .filter((one) => one > usual * DROPPED)
    .reduce((sum, one) => sum + Math.round(one / usual) - 1, 0);
  return (left / whole) * 100;
}
