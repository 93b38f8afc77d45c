import { describe, expect, it } from 'vitest';
import { lineOf } from './calculation-line.ts';
import {
  breakEven,
  discounted,
  instalment,
  margin,
  markUp,
  percentOf,
  priceForMargin,
  priceForMarkUp,
  salesAfterDiscount,
  salesForGoal,
} from './calculator.ts';

const line = (calculation: Parameters<typeof lineOf>[0] | null) =>
  calculation && lineOf(calculation);

describe('salesForGoal', () => {
  it('divides the goal by the ticket, the conversion and the days, rounding counts up', () => {
    const plan = salesForGoal(15_000, { ticket: 500, share: null }, { conversion: 20, days: 22 });
    expect(line(plan)).toBe(
      'R$ 15.000 ÷ R$ 500 = 30 vendas; 30 vendas ÷ 20 % = 150 conversas; 150 conversas ÷ 22 dias = 7 conversas',
    );
  });

  it('divides by the commission of a sale, not by its price', () => {
    const plan = salesForGoal(10_000, { ticket: 85_000, share: 5 });
    expect(line(plan)).toBe('R$ 85.000 × 5 % = R$ 4.250; R$ 10.000 ÷ R$ 4.250 = 3 vendas');
  });

  it('needs no sale more for the error of binary fractions', () => {
    expect(salesForGoal(0.3, { ticket: 0.1, share: null })?.result.value).toBe(3);
  });

  it.each([
    [0, 500],
    [-1, 500],
    [Number.NaN, 500],
    [15_000, 0],
    [Number.POSITIVE_INFINITY, 500],
  ])('returns null for a goal of %s at a ticket of %s', (goal, ticket) => {
    expect(salesForGoal(goal, { ticket, share: null })).toBe(null);
  });

  it('returns null for a conversion above 100 % and for no days', () => {
    const earning = { ticket: 500, share: null };
    expect(salesForGoal(1_000, earning, { conversion: 120 })).toBe(null);
    expect(salesForGoal(1_000, earning, { days: 0 })).toBe(null);
  });
});

describe('prices', () => {
  it('takes percentages and discounts', () => {
    expect(line(percentOf(5, 1_234.5))).toBe('R$ 1.234,50 × 5 % = R$ 61,73');
    expect(line(discounted(200, 10))).toBe('R$ 200 × 10 % = R$ 20; R$ 200 − R$ 20 = R$ 180');
    expect(discounted(200, 100)).toBe(null);
  });

  it('tells margin from mark-up', () => {
    expect(line(margin(150, 100))).toBe('R$ 150 − R$ 100 = R$ 50; R$ 50 ÷ R$ 150 = 33,3 %');
    expect(line(markUp(150, 100))).toBe('R$ 150 − R$ 100 = R$ 50; R$ 50 ÷ R$ 100 = 50 %');
    expect(line(priceForMargin(100, 50))).toBe('R$ 100 ÷ 50 % = R$ 200');
    expect(line(priceForMarkUp(100, 50))).toBe('R$ 100 × 50 % = R$ 50; R$ 100 + R$ 50 = R$ 150');
  });

  it('says how much more a discount makes necessary', () => {
    expect(salesAfterDiscount(100, 60, 10)?.result).toEqual({ value: 40 / 30, unit: 'factor' });
    expect(salesAfterDiscount(100, 95, 10)).toBe(null);
  });

  it('divides into instalments, with interest by the annuity formula', () => {
    expect(line(instalment(1_200, 12))).toBe('R$ 1.200 ÷ 12 parcelas = R$ 100');
    expect(instalment(1_000, 10, 2)?.result.value).toBeCloseTo(111.33, 2);
    expect(instalment(1_000, 2.5)).toBe(null);
  });

  it('counts the sales that pay fixed costs', () => {
    expect(line(breakEven(3_000, 90, 30))).toBe(
      'R$ 90 − R$ 30 = R$ 60; R$ 3.000 ÷ R$ 60 = 50 vendas',
    );
    expect(breakEven(3_000, 30, 30)).toBe(null);
  });
});
