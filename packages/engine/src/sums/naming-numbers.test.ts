import { describe, expect, it } from 'vitest';
import { withoutNamingNumbers } from './naming-numbers.ts';

describe('Numbers that name a thing', () => {
  it.each([
    ['um Corsa 2009 na troca por 9 mil', 'um Corsa na troca por 9 mil'],
    ['limpeza de ar de 9 mil btus a 150', 'limpeza de ar de  btus a 150'],
    ['se cancelar no mês 7, tem multa?', 'se cancelar no mês , tem multa?'],
    ['te falei o valor de 1 só', 'te falei o valor de  só'],
    ['3 chinelos tamanho 36 a 20 e 2 tam 40 a 25', '3 chinelos tamanho  a 20 e 2 tam  a 25'],
  ])('are left out: "%s"', (text, expected) => {
    expect(withoutNamingNumbers(text)).toBe(expected);
  });

  it.each([
    'vendi 2012 reais',
    'Total 2000',
    'cobro 1.990 no mês',
    'no mês 20 vendas',
    '1 sofá a 900',
  ])('are not "%s"', (text) => {
    expect(withoutNamingNumbers(text)).toBe(text);
  });
});
