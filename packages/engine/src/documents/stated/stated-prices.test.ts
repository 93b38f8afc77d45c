import { describe, expect, it } from 'vitest';
import { extractRows } from '../extract.ts';
import { differingPrices, statedLines, statedTotal } from './stated-prices.ts';

const rowsOf = (text: string) =>
  extractRows([{ page: null, text }]).map((row) => ({ ...row, file: 'lista.txt' }));
const SEWING = rowsOf(
  'Ajuste de vestido: R$ 70\nTroca de zíper: R$ 40\nConjunto infantil: R$ 119\nBlusa: R$ 49',
);
const GARAGE = rowsOf('Alinhamento: R$ 120\nPneu aro 14: R$ 390\nTaxa de visita: R$ 45 por vida');
const PARTY = rowsOf('ILHA\nadulto R$ 240\ncriança de 6 a 11 anos R$ 120\nGalão 18 litros: R$ 30');

const totalOf = (message: string, rows: typeof SEWING) => {
  const lines = statedLines(message, rows);
  return lines && statedTotal(lines);
};

describe('a message that states the prices of its goods', () => {
  it.each([
    ['a Lurdes quer ajustar 2 vestidos a 80 e trocar 1 ziper a 35, quanto fica tudo?', SEWING, 195],
    ['2 conjuntos de 139 e uma blusa de 59, quanto da?', SEWING, 337],
    ['3 blusas a R$ 45,50 cada, quanto dá?', SEWING, 136.5],
    ['o Beto quer 4 pneus a 380 e um alinhamento por 90 reais, total?', GARAGE, 1610],
    ['a Helena, 3 vidas: 620, 710 e 290. quanto fica por mês?', GARAGE, 1620],
    ['orçamento da obra: R$ 1.200, R$ 850 e R$ 90, quanto dá?', GARAGE, 2140],
  ])('is summed with them: “%s”', (message, rows, total) => {
    expect(totalOf(message, rows)).toBe(total);
  });

  it.each([
    ['2 blusas e um conjunto infantil, quanto dá?', SEWING],
    ['3 blusas a 45 e o conjunto infantil, quanto dá?', SEWING],
    ['2 adultos de 45 e 1 criança de 8, quanto fica?', PARTY],
    ['2 galões de 18 quanto fica?', PARTY],
    ['4 pessoas: 25, 30, 41 e 62, quanto fica?', PARTY],
    ['de 10 blusas a 20, quanto sai cada?', SEWING],
  ])('is not “%s”', (message, rows) => {
    expect(statedLines(message, rows)).toBeNull();
  });

  it('says which row of the list has another price for the same item', () => {
    const differing = (message: string, rows: typeof SEWING) =>
      differingPrices(statedLines(message, rows) ?? [], rows)?.text ?? null;
    expect(differing('2 conjuntos de 139 e uma blusa de 59, quanto da?', SEWING)).toBe(
      'Na sua lista, Blusa está a **R$ 49** — **lista.txt**.',
    );
    expect(differing('um alinhamento a 90 e 2 calotas a 15, quanto dá?', GARAGE)).toContain(
      'R$ 120',
    );
    expect(differing('uma blusa a 49 e 2 meias a 15, quanto dá?', SEWING)).toBeNull();
  });
});
