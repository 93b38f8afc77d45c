import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { asksOrOrders } from './recall-request.ts';

const talk = (...messages: string[]) => talkOf(messages).replies;
const lastOf = (...messages: string[]) => talk(...messages).at(-1);

describe('A reminder', () => {
  it.each([
    'entao, hoje uma moca pediu orcamento e sumiu depois que falei o preco',
    'nao e isso que eu pedi',
    'ela sumiu quando falei o valor',
    'quando falei o preco ela sumiu',
    'a moca que falei ontem pediu o orcamento de novo',
  ])('is not asked for by “%s”', (folded) => {
    expect(asksOrOrders(folded)).toBe(false);
  });

  it.each([
    'entendi. qual era mesmo a frase que voce me deu pra vizinha',
    'lembra o valor que te passei',
    'qual era o preco que te falei',
    'e o nome dela mesmo',
    'quanto que eu disse que gasto',
    'que horas ficou a reuniao',
  ])('is asked for by “%s”', (folded) => {
    expect(asksOrOrders(folded)).toBe(true);
  });

  it('is not what a statement or a correction gets', () => {
    const reported = 'então, hoje uma moça pediu orçamento e sumiu depois que falei o preço';
    expect(lastOf('oi', reported)?.act.kind).not.toBe('recall');
    expect(lastOf('o cliente achou caro', 'não é isso que eu pedi')?.act.kind).toBe('repair');
  });
});

describe('The question of a sum', () => {
  const asked = 'quanto eu ganho se minha comissão é 15%?';
  it.each([
    'to cansado, hoje levei 3 não',
    'hoje falei com 3 clientes e ninguém quis nada',
    'amanhã tenho reunião às 14h',
  ])('is not answered by “%s”', (message) => {
    expect(lastOf(asked, message)?.act.kind).not.toBe('sum');
  });

  it.each([
    ['sobre 2.400', 'R$ 360'],
    ['vendi 3 mil', 'R$ 450'],
    ['o valor vendido foi de R$ 1.000', 'R$ 150'],
  ])('is answered by “%s”', (message, expected) => {
    expect(lastOf(asked, message)?.text).toContain(expected);
  });

  it('about conversions without a number of sales is answered for one sale', () => {
    const funnel =
      'quantas ligações preciso fazer se de cada 20 uma vira conversa e de cada 5 conversas 1 fecha?';
    expect(lastOf(funnel)?.text).toContain('100 ligações** por venda');
  });
});
