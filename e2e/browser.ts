import { type Browser, chromium } from '@playwright/test';

/** The same browser for every picture and measure: the machine's own when `CHROMIUM_PATH` names one. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
