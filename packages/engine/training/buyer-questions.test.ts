import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASKED_LABELS } from '../src/practice/asked/labels.ts';
import WEIGHTS from '../src/practice/asked/weights.json' with { type: 'json' };
import { questionFingerprint, readQuestions } from './buyer-question-data.ts';

describe('The weights of questions to buyers', () => {
  it('belong to the committed questions and code; otherwise run "npm run train"', () => {
    expect(WEIGHTS.fingerprint).toBe(questionFingerprint());
  });

  it('have exactly the labels that the engine knows', () => {
    expect(WEIGHTS.labels).toEqual([...ASKED_LABELS].sort());
  });

  it('take at most 400 kB', () => {
    const file = new URL('../src/practice/asked/weights.json', import.meta.url);
    expect(readFileSync(file).length).toBeLessThan(400_000);
  });
});

describe('The labelled questions', () => {
  it('have at least 8 of each label, none with two labels', () => {
    const questions = readQuestions();
    for (const label of ASKED_LABELS) {
      expect(questions.filter((one) => one.label === label).length, label).toBeGreaterThan(7);
    }
    const labels = Map.groupBy(questions, ({ text }) => text.toLowerCase());
    const twice = [...labels.values()].filter(
      (same) => new Set(same.map(({ label }) => label)).size > 1,
    );
    expect(twice).toEqual([]);
  });
});
