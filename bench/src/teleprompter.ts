import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { preparedSeller } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { signIn } from '@salesai/e2e/seller';
import { type Bench, type Figure, percentile } from './figure.ts';

const SLOW_DOWN = 4;
const WATCHED_MS = 6_000;
/** A frame interval longer than this multiple of the median dropped at least one frame. */
const DROPPED = 1.5;

interface Run {
  /** Pixels a second over the whole run. */
  speed: number;
  intervals: number[];
}

/** The teleprompter in a real browser: speed at other frame rates, dropped frames on a slow phone. */
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

/** A page that gets only every n-th animation frame. */
async function drawingEvery(frames: number, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(skipFrames, frames);
  return page;
}

async function slowedDown(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** Plays the script for some seconds and measures every frame. */
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
  const run = await stage.evaluate(measureFrames, WATCHED_MS);
  await page.close();
  return run;
}

function skipFrames(every: number): void {
  const request = window.requestAnimationFrame.bind(window);
  const after = (frames: number, then: FrameRequestCallback): number =>
    request((time) => (frames <= 1 ? then(time) : after(frames - 1, then)));
  window.requestAnimationFrame = (then) => after(every, then);
}

function measureFrames(stage: Element, watchedMs: number): Promise<Run> {
  return new Promise((resolve) => {
    const intervals: number[] = [];
    // What is seen: the text is scrolled and translated.
    const first = stage.querySelector('[data-line]');
    const position = () => -(first?.getBoundingClientRect().top ?? 0);
    const from = { time: performance.now(), top: position() };
    let last = from.time;
    const measure = () => {
      const now = performance.now();
      intervals.push(now - last);
      last = now;
      if (now - from.time < watchedMs) requestAnimationFrame(measure);
      else resolve({ speed: ((position() - from.top) * 1000) / (now - from.time), intervals });
    };
    requestAnimationFrame(measure);
  });
}

function deviation(when: string, { speed }: Run, usual: Run): Figure {
  const value = Math.abs(speed / usual.speed - 1) * 100;
  return { what: `deviation from its speed, ${when}`, value, unit: '%', atMost: 1 };
}

function dropped({ intervals }: Run): number {
  const usual = percentile(intervals, 0.5);
  const expected = intervals.reduce((sum, one) => sum + one, 0) / usual;
  const missing = intervals
    .filter((one) => one > usual * DROPPED)
    .reduce((sum, one) => sum + Math.round(one / usual) - 1, 0);
  return (missing / expected) * 100;
}
