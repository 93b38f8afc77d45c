import { describe, expect, it } from 'vitest';
import { readRows } from './extract.ts';
import { answerForOrder } from './order-value.ts';

const linesOf = (text: string) =>
  readRows([{ page: null, text }])
    .filter(({ kind }) => kind === 'line')
    .map((row) => ({ ...row, file: 'regras.txt' }));

const RULES = [
  'Frete',
  'Centro: grátis acima de R$ 200, abaixo disso R$ 15',
  'Litoral: grátis acima de R$ 600, senão R$ 35',
  '',
  'Desconto por volume',
  'R$ 1.000 a R$ 1.999,99: 3%',
  'R$ 2.000 a R$ 4.999,99: 6%',
].join('\n');

const answer = (question: string, text = RULES) => answerForOrder(question, linesOf(text))?.text;

describe('answerForOrder', () => {
  it.each([
    ['pedido de 150 no centro paga frete?', '**R$ 15**'],
    ['compra de 250 no centro, cobro entrega?', '**Grátis**'],
    ['a compra deu 480 e é pro litoral, qual o frete', '**R$ 35**'],
    ['pedido de 2.500, qual desconto e quanto paga', '**R$ 2.350**'],
  ])('applies the rule that the value of an order meets: %s', (question, figure) => {
    expect(answer(question)).toContain(figure);
    expect(answer(question)).toContain('regras.txt');
  });

  it('reads a fee that is stated before its limit', () => {
    const text = 'Taxa de entrega: R$ 9, grátis a partir de R$ 120';
    expect(answer('o pedido deu 80, tem taxa de entrega?', text)).toContain('**R$ 9**');
  });

  it.each([
    'pedido de 150, paga frete?',
    'pedido de 500, qual o desconto?',
    'pedido de 2.500 com 4% de desconto dá quanto?',
    'o frete demora quanto num pedido grande?',
  ])(
    'is null where no rule, several rules or a percentage of the message apply: %s',
    (question) => {
      expect(answer(question)).toBeUndefined();
    },
  );
});
