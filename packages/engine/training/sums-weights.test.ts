import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSumWeights } from '../src/sums/reading/models.ts';
import { sumsFingerprint } from './fingerprint.ts';

describe('Committed weights of the reader of sums', () => {
  it('belong to the committed problems and code; otherwise run "npm run train"', () => {
    expect(readSumWeights().fingerprint).toBe(sumsFingerprint());
  });

  it('take at most 1 MB', () => {
    const file = new URL('../src/sums/reading/sum-weights.bin', import.meta.url);
    expect(statSync(file).size).toBeLessThan(1_000_000);
  });
});
