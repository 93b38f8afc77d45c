import { describe, expect, it } from 'vitest';
import { readRows } from '../extract.ts';
import { bothBoundsOn } from './both-bounds.ts';
import { combinationOn } from './combination.ts';

const linesOf = (text: string) =>
  readRows([{ page: null, text }])
    .filter(({ kind }) => kind === 'line')
    .map((row) => ({ ...row, file: 'regras.txt' }));

const RULES = linesOf(`Mudas de café: R$ 2,50 a unidade.
Entrega: grátis até 40 km em compras acima de R$ 800,00; nos demais casos, R$ 3,00 por km.
Pagamento: à vista com 5% de desconto, que não acumula com o desconto por quantidade.`);

describe('bothBoundsOn', () => {
  it.each([
    ['fica a 25 km e a compra deu R$ 950, cobro entrega?', /^\*\*Não\.\*\* 25 km \(até 40 km\)/],
    [
      'a compra é de R$ 500 e fica a 30 km, a entrega é grátis?',
      /a regra pede acima de R\$ 800.{0,80}30 × R\$ 3 = \*\*R\$ 90\*\*/,
    ],
    [
      'são 60 quilômetros e o pedido passa de mil reais, cobro entrega?',
      /^\*\*Sim\.\*\* 60 km, e a regra pede até 40 km/,
    ],
  ])('compares both bounds of a rule with “%s”', (question, expected) => {
    expect(bothBoundsOn(question, RULES)?.text).toMatch(expected);
  });

  it.each([
    'fica a 25 km, cobro entrega?',
    'a compra deu R$ 950, cobro entrega?',
    'a compra é de R$ 800 e fica a 30 km, a entrega é grátis?',
  ])('leaves “%s” open', (question) => {
    expect(bothBoundsOn(question, RULES)).toBeNull();
  });
});

describe('combinationOn', () => {
  it.each(['ele leva os dois descontos?', 'ganha só um desconto ou soma?'])(
    'answers “%s” with the line that excludes it',
    (question) => {
      expect(combinationOn(question, RULES)?.text).toMatch(/^\*\*Só um deles\.\*\* .*não acumula/);
    },
  );

  it('states nothing where no line is about it', () => {
    expect(combinationOn('ele leva os dois descontos?', RULES.slice(0, 2))).toBeNull();
  });
});
