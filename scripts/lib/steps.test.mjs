import { afterEach, describe, expect, it, vi } from 'vitest';
import { allPassed, runSteps } from './steps.mjs';

const step = (title, script, figures = false) => ({
  title,
  command: [process.execPath, '-e', script],
  figures,
});

const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => written.mockClear());
const output = () => written.mock.calls.map(([text]) => text).join('');

describe('runSteps', () => {
  it('returns title, outcome and duration of each step', async () => {
    const results = await runSteps([step('good', ''), step('bad', 'process.exit(3)')]);
    expect(results.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      { title: 'bad', passed: false, ms: expect.any(Number) },
      { title: 'good', passed: true, ms: expect.any(Number) },
    ]);
    expect(allPassed(results)).toBe(false);
  });

  it('prints the output of failed steps and of steps with figures only', async () => {
    await runSteps([
      step('quiet', "console.log('hidden')"),
      step('figures', "console.log('12 passed')", true),
      step('failed', "console.log('reason'); process.exit(1)"),
    ]);
    expect(output()).toContain('12 passed');
    expect(output()).toContain('reason');
    expect(output()).not.toContain('hidden');
  });
});
