import { describe, expect, it } from 'vitest';
import { priceListIn } from './price-list.ts';

describe('priceListIn', () => {
  it('has a line for each thing and its price', () => {
    expect(
      priceListIn('faz a tabela de preços: corte 35, barba a partir de 20 e combo por 50'),
    ).toEqual(['- Corte: R$ 35', '- Barba: a partir de R$ 20', '- Combo: R$ 50']);
  });

  it('is empty for a text about one price', () => {
    expect(priceListIn('escreve pra Ana: o preço é 35')).toEqual([]);
  });
});
