import { describe, expect, it } from 'vitest';
import { missing } from '../outcome.ts';
import type { Option } from '../problem/problem.ts';
import { optionNamed } from './options.ts';

const option = (value: number, words: Option['words']): Option => ({
  value,
  words,
  outcome: missing(''),
  problem: null,
});
const OPTIONS = [option(12, 'with'), option(9.5, 'without')];

describe('A reply to a question between two results', () => {
  it.each([
    ['a primeira', 12],
    ['acho que é a segunda', 9.5],
    ['2', 9.5],
    ['o de 12 reais', 12],
    ['9,50', 9.5],
    ['com o frete', 12],
    ['sem ele', 9.5],
  ])('means one of them: “%s”', (reply, value) => {
    expect(optionNamed(reply, OPTIONS)?.value).toBe(value);
  });

  it.each(['não sei', 'quanto fica com 20?', 'com ou sem, tanto faz'])(
    'names none: “%s”',
    (reply) => {
      expect(optionNamed(reply, OPTIONS)).toBeNull();
    },
  );
});
