import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { durationReport, playwrightFiles, vitestFiles } from './durations.mjs';
import { root } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'durations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stored(value) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
}

describe('durationReport', () => {
  it('lists all steps and the ten slowest files, longest first', () => {
    const files = Array.from({ length: 12 }, (_, at) => ({ title: `f${at}`, ms: at * 1000 }));
    const lines = durationReport(
      [
        { title: 'types', ms: 1500 },
        { title: 'tests', ms: 61_000 },
      ],
      files,
    ).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'steps by duration',
      '    61.0 s  tests',
      '     1.5 s  types',
      'slowest 10 test files',
    ]);
    expect(lines.slice(4, 14).map((line) => line.split('  ').at(-1))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `f${at}`),
    );
  });
});

describe('vitestFiles', () => {
  it('adds the durations of a file that runs in two projects', () => {
    const name = join(root, 'apps/a.test.ts');
    const testResults = [
      { name, startTime: 0, endTime: 20 },
      { name, startTime: 100, endTime: 130 },
    ];
    expect(vitestFiles(stored({ testResults }))).toEqual([{ title: 'apps/a.test.ts', ms: 50 }]);
  });

  it('returns nothing without a report', () => {
    expect(vitestFiles(join(folder, 'missing.json'))).toEqual([]);
  });
});

describe('playwrightFiles', () => {
  it('adds the durations of all attempts in nested suites', () => {
    const spec = (...durations) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [{ file: 'a.spec.ts', specs: [spec(10)], suites: [{ specs: [spec(20, 30)] }] }];
    expect(playwrightFiles(stored({ suites }))).toEqual([{ title: 'e2e/a.spec.ts', ms: 60 }]);
  });
});
