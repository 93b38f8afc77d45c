import { describe, expect, it } from 'vitest';
import { readAnswer } from './index.ts';

const painsOf = (text: string) => readAnswer('description', text).pains.map(({ value }) => value);

describe('a clause without a subject of its own', () => {
  it.each([
    [
      'criadores de camarão que compram ração, a água esquenta, não dá pra despescar',
      'a água esquenta, não dá pra despescar',
    ],
    [
      'São padarias de bairro. Quando chove o telhado goteja, não seca nunca',
      'Quando chove o telhado goteja, não seca nunca',
    ],
    ['donos de barco, o motor engasga, não pega de manhã', 'o motor engasga, não pega de manhã'],
    [
      'lojistas que compram do atacado, a roupa chega atrasada, não vende no fim do mês',
      'a roupa chega atrasada, não vende no fim do mês',
    ],
  ])('is said with the thing that it is about: %s', (text, clause) => {
    const found = painsOf(text).filter(({ isOfThing }) => isOfThing);
    expect(found.map((one) => one.clause)).toEqual([clause]);
  });

  it.each([
    'dona de loja, trabalha o dia todo fora, não consegue cuidar da casa',
    'mãe solo, o salário é curto, não sabe poupar',
    'donos de bar que perdem cliente, não conseguem organizar a fila',
  ])('stays of the customer: %s', (text) => {
    expect(painsOf(text).some(({ isOfThing }) => isOfThing)).toBe(false);
  });
});
