import { describe, expect, it } from 'vitest';
import { acceptsLine } from './check-line.ts';
import type { BuyerDecision } from './port.ts';

const decision = (change: Partial<BuyerDecision> = {}): BuyerDecision => ({
  move: 'object',
  fact: null,
  objection: 'price',
  price: null,
  mood: 'unsure',
  manner: 'desconfiada',
  reference: ['esse valor tá acima do que eu imaginava'],
  forbidden: ['Isso me come uns R$ 900 por mês, fora o desgaste em casa.'],
  maxChars: 220,
  ...change,
});
const fact = 'O que mais me incomoda é a conta de luz que sobe todo ano.';
const telling = { move: 'fact', fact, objection: null, reference: [fact] };

describe('acceptsLine', () => {
  it('accepts other words for the same objection', () => {
    expect(acceptsLine(decision(), ['nossa, achei caro demais isso'])).toBe(true);
  });

  it('accepts a fact in other words that keep its content', () => {
    const line = 'Ah, me incomoda muito a conta de luz, sobe ano após ano.';
    expect(acceptsLine(decision(telling), [line])).toBe(true);
  });

  it.each([
    ['agreement', ['fechado, pode mandar o pix']],
    ['another objection', ['preciso falar com meu marido antes']],
    ['a new number', ['achei caro, pago no máximo R$ 500']],
    ['a secret', ['achei caro, já tenho um desgaste em casa que me come por mês']],
    ['a seller', ['posso te ajudar com o nosso produto? é caro mas vale']],
    ['an assistant', ['como uma IA, eu acho o preço caro']],
    ['a coach', ['achei caro, você deveria perguntar mais']],
    ['English', ['the price is too high for you and me, please']],
    ['no bubble', []],
    ['four bubbles', ['caro', 'caro', 'caro', 'caro']],
    ['a long bubble', [`achei caro ${'demais '.repeat(40)}`]],
  ])('refuses %s', (_, bubbles) => {
    expect(acceptsLine(decision(), bubbles)).toBe(false);
  });

  it('refuses a fact without its content words', () => {
    expect(acceptsLine(decision(telling), ['ah, umas coisas aqui em casa'])).toBe(false);
  });
});
