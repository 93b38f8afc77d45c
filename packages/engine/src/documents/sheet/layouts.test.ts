import { describe, expect, it } from 'vitest';
import { sheetOf } from './read-sheet.ts';

const linesOf = (text: string) =>
  sheetOf([{ page: null, text }]).map(({ isSentence, line, item, conditions }) =>
    isSentence
      ? line
      : [item, ...conditions].join(' ').replaceAll('\t', ' ').replace(/ {2,}/g, ' '),
  );

describe('sheetOf', () => {
  it('reads one or two dots before a price as leaders', () => {
    expect(linesOf('VIVEIRO\nIpê saco 30 cm .. R$ 22\nTerra preta . 15')).toEqual([
      'Ipê saco 30 cm R$ 22',
      'Terra preta 15',
    ]);
  });

  it('keeps an abbreviation with the price after it', () => {
    expect(linesOf('Lista\nempada unid. 3,80 (mínimo 30)')).toContain(
      'empada unid. 3,80 (mínimo 30)',
    );
  });

  it('gives indented quantities the name of the line above them', () => {
    const lines = linesOf(
      'LOJA\nCaneca lisa ..... 18\n   acima de 50 ..... 15\n   acima de 200 ..... 13',
    );
    expect(lines).toEqual(['Caneca lisa 18 acima de 50 15 acima de 200 13']);
  });

  it('gives indented ranges the days above them', () => {
    const text = 'SALÃO\nTerça a quinta\n  até 40 pessoas: R$ 900\n  41 a 90: R$ 1.400';
    expect(linesOf(text)).toEqual(['Terça a quinta até 40 pessoas 900 41 a 90 1.400']);
  });

  it('takes each line of notes in lower case for a statement', () => {
    const long = 'reserva com sinal de 80 reais, segura a peça por 4 dias e depois volta pra arara';
    const lines = linesOf(`${long}\nnao fazemos troca de biquini\nfrete 12 na cidade. fora 25`);
    expect(lines).toEqual([long, 'nao fazemos troca de biquini', 'frete 12 na cidade.', 'fora 25']);
  });

  it('takes no priced line for names of columns', () => {
    const lines = linesOf('PASSEIOS\nIlha ..... 210 adulto; criança 120\nTrilha ..... 95');
    expect(lines).toEqual(['Ilha 210 adulto; criança 120', 'Trilha 95']);
  });
});
