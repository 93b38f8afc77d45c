import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKindWeights } from '../src/conversation/kinds/model.ts';
import { kindsFingerprint } from './fingerprint.ts';

describe('Committed weights of the kinds of acts', () => {
  it('belong to the committed talks and code; otherwise run "npm run train"', () => {
    expect(readKindWeights().fingerprint).toBe(kindsFingerprint());
  });

  it('take at most 300 kB', () => {
    const file = new URL('../src/conversation/kinds/kind-weights.bin', import.meta.url);
    expect(statSync(file).size).toBeLessThan(300_000);
  });
});
