import { describe, expect, it } from 'vitest';
import { extractRows } from './extract.ts';
import type { ExtractedRow } from './row.ts';

const rowsOf = (text: string) => extractRows([{ page: null, text }]);
const brief = ({ kind, item, conditions, value, per }: ExtractedRow) =>
  [kind, item, ...conditions, value, per].filter(Boolean).join(' | ');

describe('lines with several figures', () => {
  it.each([
    [
      'Polo: 10 a 29 peças R$ 64; 30 a 99 R$ 56',
      ['price | Polo | 10 a 29 peças | R$ 64', 'price | Polo | 30 a 99 | R$ 56'],
    ],
    [
      'DESCONTOS: trimestral 8%, anual 22%',
      ['policy | DESCONTOS trimestral | 8%', 'policy | DESCONTOS anual | 22%'],
    ],
    [
      'Bordado: R$ 7 por peça. Nome: R$ 4 por peça.',
      ['price | Bordado | R$ 7 | peça', 'price | Nome | R$ 4 | peça'],
    ],
    [
      'Pilates: 1x na semana R$ 260/mês; 2x R$ 420',
      [
        'price | Pilates | 1x na semana | R$ 260 | mês',
        'price | Pilates | 2x na semana | R$ 420 | mês',
      ],
    ],
    [
      'Carência: consultas 15 dias; parto 300 dias',
      ['policy | Carência consultas | 15 dias', 'policy | Carência parto | 300 dias'],
    ],
  ])('reads each figure of “%s” with its label', (line, expected) => {
    expect(rowsOf(line).map(brief)).toEqual(expected);
  });

  it('reads the size of an order as the range of a fee', () => {
    const rows = rowsOf('Frete: grátis acima de R$ 400; abaixo disso R$ 30');
    expect(rows.map(({ value, range }) => [value, range?.low, range?.high])).toEqual([
      ['grátis', 400, null],
      ['R$ 30', null, 400],
    ]);
  });

  it('reads steps of money with their percentage', () => {
    const rows = rowsOf('COMISSÃO\nde R$ 1.000 a R$ 2.499: 30%\na partir de R$ 2.500: 35%');
    expect(rows.map(({ amount, range }) => [amount?.low, range?.low, range?.high])).toEqual([
      [30, 1000, 2499],
      [35, 2500, null],
    ]);
  });

  it('keeps lines without a figure of a list, but not those of prose', () => {
    const list = 'Caneca: R$ 25\nCamisa: R$ 40\nA faixa vale por modelo';
    expect(rowsOf(list).map(({ line }) => line)).toContain('A faixa vale por modelo');
    const prose = Array.from({ length: 8 }, () => 'A empresa nasceu em Goiânia e cresceu.').join(
      ' ',
    );
    expect(rowsOf(prose)).toEqual([]);
  });
});
