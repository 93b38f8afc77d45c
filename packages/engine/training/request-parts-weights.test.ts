import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPartWeights } from '../src/request-parts/models.ts';
import { partsFingerprint } from './fingerprint.ts';

describe('Committed weights of the parts of requests', () => {
  it('belong to the committed requests and code; otherwise run "npm run train"', () => {
    expect(readPartWeights().fingerprint).toBe(partsFingerprint());
  });

  it('take at most 1 MB', () => {
    const file = new URL('../src/request-parts/part-weights.bin', import.meta.url);
    expect(statSync(file).size).toBeLessThan(1_000_000);
  });
});
