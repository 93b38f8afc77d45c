import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ACT_LABELS,
  DISTRESS_LABELS,
  LOOKALIKE,
  MESSAGE_LABELS,
} from '../src/recognition/labels.ts';
import { weightsSchema } from '../src/recognition/weights.ts';
import { fingerprint } from './fingerprint.ts';

const file = (name: string) => readFileSync(new URL(`../src/recognition/${name}`, import.meta.url));
const weights = weightsSchema.parse(JSON.parse(file('weights.json').toString('utf8')));

describe('Committed weights', () => {
  it('belong to the committed sentences and code; otherwise run "npm run train"', () => {
    expect(weights.fingerprint).toBe(fingerprint());
  });

  it('have exactly the labels that the engine knows', () => {
    const distress = DISTRESS_LABELS.map((kind) => `safety.${kind}`);
    expect(weights.models.message.labels).toEqual(
      [...MESSAGE_LABELS, ...distress, LOOKALIKE].sort(),
    );
    expect(weights.models.act.labels).toEqual([...ACT_LABELS].sort());
  });

  it('take at most 3 MB', () => {
    expect(file('weights.bin').length + file('weights.json').length).toBeLessThan(3_000_000);
  });
});
