import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { asksPermission } from './permission.ts';

const lastAct = (...messages: string[]): string => talkOf(messages).last.act.kind;

describe('a yes-or-no question on what the seller may do', () => {
  it.each([
    'ele pediu 12% no anual, dou?',
    'posso parcelar em 8 vezes pra ela?',
    'deixo o cliente levar a peça sem sinal? sim ou não?',
  ])('is one: %s', (message) => {
    expect(asksPermission(message)).toBe(true);
  });

  it.each([
    'posso mandar uma mensagem pra ela assim?',
    'como posso cobrar?',
    'escreve pro Beto, posso fazer por 80?',
    'ela perguntou se aceito cartão',
  ])('is none: %s', (message) => {
    expect(asksPermission(message)).toBe(false);
  });

  it('is neither written as a text nor put into the last one', () => {
    const order = 'escreve uma mensagem pra Vânia: o plano é 300 por mês';
    const asked =
      'a Vânia respondeu que achou caro 300. posso dar 10% de desconto no mensal pra ela?';
    expect(lastAct(asked)).not.toMatch(/^(?:text|change)$/);
    expect(lastAct(order, asked)).not.toMatch(/^(?:text|change)$/);
  });

  it('gets a question for what the decision depends on where nothing is known', () => {
    expect(lastAct('a Rute quer que eu use o avental da empresa dela, deixo?')).toBe('small-talk');
  });
});
