import { describe, expect, it } from 'vitest';
import { answerOrder, bookOf } from './index.ts';
import { listedIn } from './list-layout.ts';
import type { ListLine } from './price-list.ts';

const lines = (...texts: string[]): ListLine[] =>
  texts.map((line) => ({ line, item: '', conditions: [], section: '', file: 'lista.txt' }));

const pricesOf = (...texts: string[]) =>
  listedIn(lines(...texts)).map(({ label, prices }) => [
    label,
    ...prices.map(({ amount, least, most }) => [least, most, amount]),
  ]);

describe('The rows of a price list', () => {
  it('are steps of what the line above names', () => {
    expect(
      pricesOf('Chaveiro', '1 a 19 un -> 9,00 cada', '20 un ou mais -> 7,00 cada', 'Ímã 4,00'),
    ).toEqual([
      ['Chaveiro', [1, 19, 9], [20, null, 7]],
      ['Ímã', [null, null, 4]],
    ]);
  });

  it('are steps of one name that stands in each of them', () => {
    expect(pricesOf('Até 200 cardápios: R$ 6,00', 'De 201 a 2.000 cardápios: R$ 5,00')).toEqual([
      ['cardápios', [null, 200, 6], [201, 2000, 5]],
    ]);
  });

  it('take a price that begins at a quantity after the plain one', () => {
    expect(pricesOf('queijo coalho 40,00 - acima de 5 kg sai a 36,00 o kg')[0]?.slice(1)).toEqual([
      [null, null, 40],
      [6, null, 36],
    ]);
  });

  it('are by the columns that a line without prices names', () => {
    const list = lines(
      'MALHARIA - TAMANHOS 4 a 10 / 12 a 16 / P a GG',
      'Moletom: 70,00 / 80,00 / 95,00',
      'Colete: 40,00 / 45,00 / 50,00',
    );
    expect(
      answerOrder('2 moletons tamanho 14 e 1 colete tamanho 6, quanto dá?', null, bookOf(list, []))
        ?.value,
    ).toBe(200);
  });

  it('are read once where the same row is given twice', () => {
    expect(listedIn([...lines('Farinha 9,00'), ...lines('Farinha 9,00')])).toHaveLength(1);
  });
});
