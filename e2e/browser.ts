import { type Browser, chromium } from '@playwright/test';

/** Launches the browser of `CHROMIUM_PATH`, or Playwright's own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
