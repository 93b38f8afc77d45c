import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem/problem.ts';
import { goodsIn } from './goods.ts';
import { goodOfRow } from './listed.ts';
import { onwardSum } from './onward.ts';
import { orderedSum } from './order.ts';

const PRICES = [
  'o vaso sai por 40 e a muda por 15. O saco de terra é 22.',
  '60 reais por adulto e 35 por criança, e o fotógrafo custa 500',
  'O cento de empada custa 120 reais, o da esfiha 90.',
].flatMap(goodsIn);

const reckoned = (text: string, problems: readonly Problem[] = []) =>
  orderedSum(text, PRICES, problems);
const value = (text: string, problems: readonly Problem[] = []) =>
  reckoned(text, problems)?.problem?.result.value ?? null;
const problemOf = (text: string): Problem => {
  const problem = reckoned(text)?.problem;
  if (!problem) throw new Error(`Nothing is reckoned for ${text}.`);
  return problem;
};

const row = (item: string, low: number, range: [number | null, number | null] | null = null) => ({
  kind: 'price',
  item,
  conditions: [],
  range: range && { low: range[0], high: range[1], unit: null },
  amount: { low, high: null, kind: 'money' },
  per: null,
  file: 'lista.txt',
});

describe('An order of several goods', () => {
  it.each([
    ['A pousada quer doze vasos, trinta mudas e um saco de terra. Quanto fica?', 952],
    ['quanto dá 20 adultos, oito crianças e o fotógrafo?', 1_980],
    ['ele pediu 3 centos de empada e 2 centos de esfiha', 540],
    ['10 vasos + 4 mudas, some tudo e aplique 10% de desconto', 414],
    ['ela quer 5 vasos e 2 regadores de 30 cada, quanto fica?', 260],
  ])('takes each price from the talk or the message: %s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it('asks by name for the one price that is not known', () => {
    const found = reckoned('ela quer 6 vasos e 2 bebedouros, quanto dá?');
    expect(found?.outcome).toMatchObject({
      kind: 'missing',
      ask: expect.stringContaining('“bebedouros”'),
    });
    expect(found?.lacking?.count).toBe(2);
  });

  it.each([
    'o fotógrafo custa quanto mesmo?',
    'ele quer 3 empadas e 2 esfihas',
    'os 12 vasos e as 30 mudas chegam dia 20 às 15h, na rua 8',
  ])('is none in "%s"', (text) => {
    expect(value(text)).toBeNull();
  });

  it('takes the price of a list that holds for so many', () => {
    const goods = [
      row('Caneca', 20),
      row('Caneca', 16, [50, null]),
      row('Sacola', 8),
      row('Chaveiro', 25, [5, 5]),
    ].flatMap((one) => goodOfRow(one) ?? []);
    const found = orderedSum('60 canecas, 10 sacolas e 5 chaveiros, quanto dá?', goods, []);
    expect(found?.problem?.result.value).toBe(60 * 16 + 10 * 8 + 25);
    expect(found?.outcome).toMatchObject({
      assumed: expect.arrayContaining([expect.stringContaining('lista.txt')]),
    });
  });
});

describe('What a message does with an order before', () => {
  const order = problemOf('ele quer 10 vasos e 4 mudas, quanto dá?');

  it.each([
    ['e se forem 12 vasos?', 540],
    ['acrescente duas mudas, por favor', 490],
    ['mais 3 vasos', 580],
  ])('changes or adds a line: %s', (text, expected) => {
    expect(value(text, [order])).toBe(expected);
  });

  it.each([
    ['tira 10%', 414],
    ['e parcelado em 4?', 115],
    ['tire 10% e divida em 2 vezes', 207],
    ['ela dá 30% de sinal, de quanto é?', 138],
    ['com 30% de entrada, quanto fica para a entrega?', 322],
    ['o frete custa 25 reais. Some, por favor.', 485],
  ])('is done with all of it: %s', (text, expected) => {
    expect(onwardSum(text, order)?.problem?.result.value).toBe(expected);
  });

  it('knows what is left beside a deposit', () => {
    const deposit = onwardSum('30% de sinal quanto é?', order)?.problem;
    expect(deposit && onwardSum('e quanto sobra pra entrega?', deposit)).toMatchObject({
      problem: { result: { value: 322 } },
    });
  });

  it.each(['minha comissão é 5%', '10% só nos vasos', 'em 10 vezes com acréscimo', 'e o custo?'])(
    'is another sum in "%s"',
    (text) => {
      expect(onwardSum(text, order)).toBeNull();
    },
  );
});
