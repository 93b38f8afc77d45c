import { expect, it } from 'vitest';
import { instalment } from './instalments.ts';

it('divides an amount into instalments, with interest by the annuity formula', () => {
  expect(instalment(1_200, 12, 0)).toBe(100);
  expect(instalment(1_000, 10, 2)).toBeCloseTo(111.33, 2);
});

it('has no instalment of a broken count, without an amount or above all interest', () => {
  expect(instalment(1_000, 2.5, 2)).toBeNull();
  expect(instalment(0, 10, 2)).toBeNull();
  expect(instalment(1_000, 10, 100)).toBeNull();
});
