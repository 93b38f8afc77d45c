import { describe, expect, it } from 'vitest';
import { solveProblem } from '../solve.ts';
import { arithmetic, isArithmetic } from './arithmetic.ts';

const nothingBefore = { problems: [], talk: [] };

describe('a sum written in signs or words', () => {
  it.each([
    ['480 dividido por 12 dá quanto cada?', '40'],
    ['quanto é 96 / 8', '12'],
    ['6x18=?', '108'],
    ['quanto fica R$ 1.200 / 4', 'R$ 300'],
    ['vinte e dois vezes cento e noventa', '4.180'],
    ['4 x 52,50 + 3 x 10% de 280', 'R$ 294'],
    ['640 mais 60 menos 10%', '630'],
    ['quanto dá 15% de 600?', '90'],
  ])('"%s" is done as written', (text, expected) => {
    expect(arithmetic(text, [])?.outcome).toMatchObject({ answer: `Dá **${expected}**.` });
  });

  it.each([
    'parcelo 600 em 12 vezes de 60?',
    'ela quer 3 bolos e 20 doces, quanto dá?',
    '600 mais 50 de frete',
    '7 dividido por 0',
    '5% menos 3',
    'atendo das 8 às 18',
  ])('"%s" is none', (text) => {
    expect(isArithmetic(text)).toBe(false);
  });

  it('precedes every other reading of its numbers', () => {
    const solved = solveProblem('480 dividido por 12 dá quanto cada?', nothingBefore);
    expect(solved?.outcome).toMatchObject({ steps: '480 ÷ 12 = 40' });
    expect(solved?.outcome).not.toHaveProperty('isOpen');
  });

  it('is the result of the problem, so that a later sum can use it', () => {
    const before = solveProblem('22 vezes 190 dá quanto', nothingBefore);
    expect(before?.problem?.result.value).toBe(4180);
  });
});
