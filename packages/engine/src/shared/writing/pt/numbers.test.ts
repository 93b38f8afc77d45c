import { describe, expect, it } from 'vitest';
import {
  countInWords,
  decimal,
  every,
  money,
  moneyRange,
  percent,
  perPeriod,
  quantity,
  times,
} from './numbers.ts';
import { nounPhrase } from './phrases.ts';

describe('money', () => {
  it.each([
    [39.9, 'R$ 39,90'],
    [180, 'R$ 180'],
    [1000, 'R$ 1.000'],
    [1250, 'R$ 1.250'],
    [1500, 'R$ 1.500'],
    [15_000, 'R$ 15 mil'],
    [14_999.9, 'R$ 14.999,90'],
    [85_000, 'R$ 85 mil'],
    [1_000_000, 'R$ 1 milhão'],
    [1_200_000, 'R$ 1,2 milhão'],
    [16_500_000, 'R$ 16,5 milhões'],
    [1_234_567, 'R$ 1.234.567'],
    [0.5, 'R$ 0,50'],
  ])('%d → %s', (value, text) => {
    expect(money(value)).toMatchObject({ value, text });
  });

  it('writes what it is counted by, also as it is spoken', () => {
    expect(money(39.9, { per: 'month' }).text).toBe('R$ 39,90 por mês');
    expect(money(80, { per: 'hour', spoken: true }).text).toBe('R$ 80 a hora');
    expect(money(12, { per: 'kilo' }).text).toBe('R$ 12 por quilo');
    expect(money(150, { per: 'class', spoken: true }).text).toBe('R$ 150 por aula');
  });

  it('writes a range with the unit once', () => {
    expect(moneyRange(5000, 8000, { per: 'month' }).text).toBe('de R$ 5.000 a R$ 8.000 por mês');
    expect(moneyRange(90, 90).text).toBe('R$ 90');
  });
});

describe('quantity', () => {
  const client = nounPhrase('cliente novo');
  it.each([
    [1, '1 cliente novo'],
    [60, '60 clientes novos'],
    [0, '0 cliente novo'],
    [1.5, '1,5 cliente novo'],
    [1500, '1.500 clientes novos'],
  ])('%d → %s', (value, text) => {
    expect(quantity(value, client)).toMatchObject({ value, text });
  });

  it('writes a period, percentages, and numbers in words', () => {
    expect(quantity(3, nounPhrase('venda'), 'week').text).toBe('3 vendas por semana');
    expect(percent(2.5).text).toBe('2,5%');
    expect(times(1, 'month').text).toBe('1 vez por mês');
    expect(times(3, 'week').text).toBe('3 vezes por semana');
    expect(countInWords(2, nounPhrase('clínica')).text).toBe('duas clínicas');
    expect(countInWords(1, nounPhrase('salão')).text).toBe('um salão');
    expect(countInWords(12, nounPhrase('salão')).text).toBe('12 salões');
  });
});

describe('periods', () => {
  it('are written with their article', () => {
    expect(every('week')).toBe('toda semana');
    expect(every('month')).toBe('todo mês');
    expect(every('day', 15)).toBe('a cada 15 dias');
    expect(perPeriod('squareMetre')).toBe('por metro quadrado');
    expect(decimal(1234.5)).toBe('1.234,5');
  });
});
