import { describe, expect, it } from 'vitest';
import { answerIn } from '../../testing/sums.ts';

describe('a purchase in instalments of a stated amount', () => {
  it.each([
    ['moto de 14.000 em 36 vezes de 520, quanto ela paga de juros?', 'R$ 4.720'],
    ['terreno de 80 mil, 10 mil de entrada e 60x de 1.500, quanto sai no total?', 'R$ 100.000'],
    ['freezer de 3.200 em 10x de 380, quanto fica mais caro?', 'R$ 600'],
  ])('solves “%s”', (message, expected) => {
    expect(answerIn(message)).toContain(expected);
  });

  it('says how much more it is after the total', () => {
    const total = 'terreno de 80 mil, 10 mil de entrada e 60x de 1.500, quanto sai no total?';
    expect(answerIn(total, 'e quanto a mais que o preço?')).toContain('R$ 20.000');
  });
});

describe('what pays for itself', () => {
  it.each([
    [
      'gasto 900 de lavanderia por mês, com a máquina gasto 300, ela custa 7.200. se paga em quantos meses?',
      '12 meses',
    ],
    [
      'hoje ele paga 2.000 de luz por mês, com placa paga 500. o sistema custa 30.000, retorno em quanto tempo?',
      '20 meses',
    ],
  ])('solves “%s”', (message, expected) => {
    expect(answerIn(message)).toContain(expected);
  });
});

describe('a price that includes so many', () => {
  const plan =
    'plano de 200 por mês com até 5 usuários, mais 30 por usuário adicional. ele tem 9, quanto fica?';

  it('adds those beyond', () => {
    expect(answerIn(plan)).toContain('R$ 320');
  });

  it('goes on from the result', () => {
    expect(answerIn(plan, 'e no ano com 10% de desconto?')).toContain('R$ 3.456');
  });
});
