import { describe, expect, it } from 'vitest';
import { readRows } from '../extract.ts';
import { reckonedFrom } from './reckon.ts';

const linesOf = (text: string) =>
  readRows([{ page: null, text }])
    .filter(({ kind }) => kind === 'line')
    .map((row) => ({ ...row, file: 'tabela.txt' }));

const TORTAS = [
  'TORTAS',
  'Sabor;P (10 fatias);M (20 fatias);G (30 fatias)',
  'Limão;60,00;110,00;150,00',
  'Morango com suspiro;72,00;130,00;180,00',
  '',
  'Vela de aniversário: R$ 8,00',
  'Pix: 5% de desconto',
].join('\n');

const CANECAS = [
  'Produto | 1 a 19 un | 20 a 49 un | 50 ou mais',
  'Caneca branca | 32,00 | 27,00 | 23,50',
  'Caneca mágica | 45,00 | 39,00 | 35,00',
].join('\n');

const MUSICA = [
  'AULAS',
  'Curso          Plano mensal   Plano anual',
  'Violão          180,00        1.920,00',
  'Piano           240,00        2.520,00',
  '',
  'Pacote 8 ensaios na sala grande: R$ 320',
  'Aluguel do teclado por dia: R$ 15',
].join('\n');

const CABANAS = [
  'DIÁRIAS',
  'Cabana|Seg a qui|Sex a dom',
  'Ipê|200|280',
  'Jatobá|260|350',
  '',
  'terça e quarta: 10% de desconto',
  'Sinal de 40% na reserva',
].join('\n');

const total = (text: string, question: string, earlier: string[] = []) =>
  reckonedFrom(question, linesOf(text), earlier)?.value ?? null;

describe('An amount reckoned from lines', () => {
  it.each([
    [TORTAS, '2 de limão média e 1 de morango grande, quanto fica?', 400],
    [TORTAS, 'torta de limão pequena mais 3 velas dá quanto', 84],
    [CANECAS, '30 canecas brancas dá quanto?', 810],
    [CANECAS, '60 canecas mágicas, total?', 2100],
    [MUSICA, 'aluguel do teclado por 4 dias quanto fica', 60],
  ])('counts each of the goods at its size, tier or unit: %#', (text, question, value) => {
    expect(total(text, question)).toBe(value);
  });

  it.each([
    [TORTAS, ['torta de limão grande quanto?'], 'e no pix fica quanto?', 142.5],
    [TORTAS, ['quanto ta a de morango média?'], '2 da pequena e 1 da grande dá quanto', 324],
    [CANECAS, ['30 canecas brancas dá quanto?'], 'e 50?', 1175],
    [CABANAS, ['cabana ipê sábado quanto?'], '3 noites então?', 840],
  ])('goes on with the goods and counts before: %#', (text, earlier, question, value) => {
    expect(total(text, question, earlier)).toBe(value);
  });

  it('is a difference, a share for each, a deposit or a discount of a day', () => {
    expect(total(MUSICA, 'qual a diferença do piano pro violão no plano mensal?')).toBe(60);
    expect(total(MUSICA, 'e por mês sai quanto?', ['piano no plano anual quanto?'])).toBe(210);
    expect(total(MUSICA, 'pacote de 8 ensaios sai a quanto cada ensaio?')).toBe(40);
    expect(total(CABANAS, 'cabana jatobá na quarta, quanto fica?')).toBe(234);
  });

  it('names its steps and its sources', () => {
    const found = reckonedFrom('30 canecas brancas dá quanto?', linesOf(CANECAS), []);
    expect(found?.text).toContain('30 × R$ 27');
    expect(found?.text).toContain('tabela.txt');
    expect(found?.rows).toHaveLength(1);
  });

  it.each([
    [TORTAS, 'torta de limão de 500 quanto fica com desconto?'],
    [TORTAS, '2 tortas, quanto dá?'],
    [CANECAS, '30 canecas com 12 cores, quanto dá?'],
    [CANECAS, 'posso trocar 30 canecas brancas?'],
    [CABANAS, 'cabana ipê 1,20 x 3, quanto fica?'],
    [MUSICA, 'quanto é 180 + 240 + 60?'],
  ])('is not stated where a number or a word of it stays unexplained: %#', (text, question) => {
    expect(total(text, question)).toBeNull();
  });

  it('takes a deposit only where it is asked for', () => {
    expect(total(CABANAS, 'sinal da cabana ipê no sábado, quanto fica?')).toBe(112);
    expect(total(CABANAS, '2 noites na cabana ipê sábado com reserva, quanto fica?')).not.toBe(224);
  });

  it('takes the price of as many as there are of all where the list says so', () => {
    const text = `${CANECAS}\nModelos diferentes somam para a faixa de preço`;
    expect(total(text, '15 canecas brancas e 10 canecas mágicas, quanto dá?')).toBe(795);
  });
});
