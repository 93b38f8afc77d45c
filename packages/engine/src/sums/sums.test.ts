import { describe, expect, it } from 'vitest';
import { type SumKind, solve } from './index.ts';

const SOLVED: readonly (readonly [SumKind, string, string])[] = [
  ['commission', 'comissão de 6% em 3 vendas de 4.500', 'R$ 810'],
  ['commission', 'vendi 1800 e ganho 12%, quanto dá', 'R$ 216'],
  ['commission', 'Dez matrículas, 35 reais de comissão cada, mais bônus de 100', 'R$ 450'],
  ['commission', 'gerente ganha 1% em cima das vendas do time q foi 180k', 'R$ 1.800'],
  ['discount', 'quanto é 15% de desconto em 280', 'R$ 238'],
  ['discount', 'De 2.400 por 1.980, qual foi a porcentagem de desconto?', '17,5%'],
  ['discount', 'o homem quer o carro de 39 por 36, qual o desconto', '7,69%'],
  ['margin', 'compro por 22 e vendo por 40, qual minha margem', '45%'],
  ['margin', 'gasto 0,85 no brigadeiro e vendo 3, margem?', '71,67%'],
  ['margin', 'preço de venda com 100% de lucro sobre 37,50', 'R$ 75'],
  ['margin', 'custo 32, margem de 60%, preço de venda?', 'R$ 80'],
  ['installments', '500 em 5x com juro de 3%', 'R$ 109,18'],
  ['installments', 'quanto fica a parcela de 349 em 10 vezes', 'R$ 34,90'],
  ['installments', 'A maquininha cobra 3,99% no crédito, vendi 750, recebo quanto?', 'R$ 720,08'],
  ['installments', 'geladeira de 2.940 em 12x com juros de 2,5 ao mes', 'R$ 286,61'],
  ['goal', 'minha meta é 90 mil, já fiz 52 e faltam 8 dias uteis', 'R$ 4.750'],
  ['goal', 'minha meta é 6 mil, falta 2.300 e tem 9 dias, quanto por dia', 'R$ 255,56'],
  ['goal', 'pra ganhar 8 mil com 250 por carro, quantos carros', '32'],
  ['goal', 'meta de 15 mil em 22 dias úteis', 'R$ 681,82'],
  [
    'breakeven',
    'quanto preciso vender pra pagar as contas, gasto 1.900 e ganho 35%',
    'R$ 5.428,57',
  ],
  ['breakeven', 'custo fixo 15 mil, lucro médio 2.200', '7'],
  ['other', 'média de 320, 450, 190 e 610', '392,5'],
  ['other', 'se 2 kg rende 90 doce, 7 kg rende quanto', '315'],
  ['other', 'quanto é 15 x 30 mais 12', '462'],
];

describe('solve', () => {
  it.each(SOLVED)('solves the %s of “%s”', (kind, text, expected) => {
    const outcome = solve(kind, text);
    expect(outcome).toMatchObject({ kind: 'result' });
    if (outcome.kind === 'result') {
      expect(outcome.answer).toContain(expected);
      expect(outcome.steps).toMatch(/=/);
    }
  });

  it.each([
    ['commission', 'qual minha comissão?'],
    ['discount', '15% de desconto'],
    ['margin', 'vendo por 40'],
    ['installments', 'em 10x'],
    ['installments', '1.200 em 6x com juros'],
    ['goal', 'quanto preciso vender por dia?'],
    ['breakeven', 'com quanto eu empato?'],
    ['other', 'faz uma conta'],
  ] as const)('asks for the missing numbers of a %s', (kind, text) => {
    const outcome = solve(kind, text);
    expect(outcome).toMatchObject({ kind: 'missing' });
    if (outcome.kind === 'missing') expect(outcome.ask).toMatch(/[?.]$/);
  });

  it.each([
    'discount',
    'margin',
    'installments',
    'goal',
    'breakeven',
    'other',
    'commission',
  ] as const)('never gives a number that is no number for a %s of impossible figures', (kind) => {
    for (const text of [
      '0 por 0',
      '0% de 0 em 0x',
      '-5',
      '999999999999 em 0 dias',
      '100% de margem com custo 10',
      '50 por 10 de 0%',
    ]) {
      expect(JSON.stringify(solve(kind, text))).not.toMatch(/NaN|Infinity|∞/);
    }
  });
});
