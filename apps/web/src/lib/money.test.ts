import { describe, expect, it } from 'vitest';
import { money, readAmount } from './money.ts';

describe('readAmount', () => {
  it.each([
    ['1500', 1500],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['R$ 1.500', 1500],
    ['1.234.567,89', 1_234_567.89],
    ['149,9', 149.9],
    ['149.90', 149.9],
    ['1,5 mil', 1500],
    ['2k', 2000],
    ['1,2 mi', 1_200_000],
    ['R$90 reais', 90],
    ['1 500,00', 1500],
    ['0', 0],
  ])('reads %s as %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['-5', 'abc', '1.2.3,4', '12,345,6', '1,5 mil e pouco', 'R$', '1e9', '1/2'])(
    'refuses %s',
    (text) => {
      expect(readAmount(text)).toBe('invalid');
    },
  );

  it('tells an empty field from a wrong one', () => {
    expect(readAmount('  ')).toBe('empty');
  });
});

describe('money', () => {
  it('shows cents only where there are some', () => {
    expect(money('pt-BR', 149)).toBe('R$\u00a0149');
    expect(money('pt-BR', 149.9)).toBe('R$\u00a0149,90');
  });
});
