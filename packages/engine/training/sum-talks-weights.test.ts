import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTalkWeights } from '../src/sums/talk/models.ts';
import { sumTalksFingerprint } from './fingerprint.ts';

describe('Committed weights of the reader of sums over a talk', () => {
  it('belong to the committed talks and code; otherwise run "npm run train"', () => {
    expect(readTalkWeights().fingerprint).toBe(sumTalksFingerprint());
  });

  it('take at most 0.5 MB', () => {
    const file = new URL('../src/sums/talk/talk-weights.bin', import.meta.url);
    expect(statSync(file).size).toBeLessThan(500_000);
  });
});
