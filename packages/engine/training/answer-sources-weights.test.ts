import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSourceWeights } from '../src/answer-sources/model.ts';
import { sourcesFingerprint } from './fingerprint.ts';

describe('Committed weights of where answers stand', () => {
  it('belong to the committed messages and code; otherwise run "npm run train"', () => {
    expect(readSourceWeights().fingerprint).toBe(sourcesFingerprint());
  });

  it('take at most 1 MB', () => {
    const file = new URL('../src/answer-sources/source-weights.bin', import.meta.url);
    expect(statSync(file).size).toBeLessThan(1_000_000);
  });
});
