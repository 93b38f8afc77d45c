import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod/mini';

/** Installed when needed: with its packages it would be a tenth of every first install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const REPORT_MAX_BYTES = 64 * 1024 * 1024;

const Report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({ 'cumulative-layout-shift': z.object({ numericValue: z.number() }) }),
});

/**
 * Audits a URL with Lighthouse's phone preset, in the browser with this debugging port.
 * @returns the categories' scores of 100, and the layout shift.
 */
export async function audit(url: string, port: number) {
  const options = ['--output=json', '--quiet', '--disable-storage-reset', `--port=${port}`];
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[...options, `--only-categories=${CATEGORIES.join(',')}`],
    ],
    { maxBuffer: REPORT_MAX_BYTES },
  );
  const { categories, audits } = Report.parse(JSON.parse(stdout));
  const of = (category: (typeof CATEGORIES)[number]) =>
    Math.round(categories[category].score * 100);
  return {
    categories: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
    },
    layoutShift: audits['cumulative-layout-shift'].numericValue,
  };
}
