import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

const SLOWEST = 10;

/**
 * Where the time of a test run went: each step and the slowest test files, longest first.
 * @param {{title: string, ms: number}[]} steps
 * @param {{title: string, ms: number}[]} files
 */
export function durationReport(steps, files) {
  return [
    'steps by duration',
    ...longestFirst(steps).map(line),
    `slowest ${SLOWEST} test files`,
    ...longestFirst(files).slice(0, SLOWEST).map(line),
    '',
  ].join('\n');
}

const longestFirst = (entries) => [...entries].sort((a, b) => b.ms - a.ms);
const line = ({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${title}`;

/** Durations of the test files in a JSON report of Vitest; [] without a report. */
export function vitestFiles(path) {
  const { testResults = [] } = report(path);
  return merged(
    testResults.map(({ name, startTime, endTime }) => ({
      title: relative(root, name),
      ms: endTime - startTime,
    })),
  );
}

/** Durations of the test files in a JSON report of Playwright; [] without a report. */
export function playwrightFiles(path) {
  const { suites = [] } = report(path);
  return merged(suites.map((suite) => ({ title: `e2e/${suite.file}`, ms: msOf(suite) })));
}

const msOf = ({ specs = [], suites = [] }) =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).map(durationOf),
    ...suites.map(msOf),
  ].reduce((sum, ms) => sum + ms, 0);

const durationOf = ({ duration }) => duration;

/** A file that runs in several projects is listed once, with the sum. */
function merged(files) {
  const sums = new Map();
  for (const { title, ms } of files) sums.set(title, (sums.get(title) ?? 0) + ms);
  return [...sums].map(([title, ms]) => ({ title, ms }));
}

const report = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
