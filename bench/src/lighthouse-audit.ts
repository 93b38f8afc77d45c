import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod/mini';

/** Installed when needed: with its packages it would be a tenth of every first install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocking: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;
const REPORT_MAX_BYTES = 64 * 1024 * 1024;
/** At times Lighthouse loses the trace of a page (NO_NAVSTART) and asks to be run again. */
const ATTEMPTS = 3;

const Report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.looseRecord(z.enum(Object.values(AUDITS)), z.object({ numericValue: z.number() })),
});

/** Scores of 100, times in milliseconds. */
export type Audit = Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS, number>;

/**
 * Audits a URL with Lighthouse's phone preset: it starts a browser with this profile and empties its
 * caches and service workers first. Cookies and local storage stay, and with them the session.
 */
export async function audit(url: string, profile: string): Promise<Audit> {
  const { categories, audits } = Report.parse(JSON.parse(await reportOf(url, profile)));
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round(categories[category].score * 100);
  const value = (name: keyof typeof AUDITS) => audits[AUDITS[name]].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    firstPaint: value('firstPaint'),
    largestPaint: value('largestPaint'),
    speedIndex: value('speedIndex'),
    blocking: value('blocking'),
    layoutShift: value('layoutShift'),
  };
}

async function reportOf(url: string, profile: string, attempt = 1): Promise<string> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=pt-BR'];
  try {
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
        ...['--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`],
        `--chrome-flags=${[...flags, `--user-data-dir=${profile}`].join(' ')}`,
      ],
      { maxBuffer: REPORT_MAX_BYTES, env: withBrowser() },
    );
    return stdout;
  } catch (error) {
    const hasLostTrace = error instanceof Error && error.message.includes('NO_NAVSTART');
    if (!hasLostTrace || attempt === ATTEMPTS) throw error;
    return reportOf(url, profile, attempt + 1);
  }
}

const withBrowser = () => {
  const { CHROMIUM_PATH } = process.env;
  return { ...process.env, ...(CHROMIUM_PATH ? { CHROME_PATH: CHROMIUM_PATH } : {}) };
};
