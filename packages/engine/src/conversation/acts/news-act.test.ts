import { describe, expect, it } from 'vitest';
import { newsIn } from './news-act.ts';
import { asksForUse, isGreetingOnly, takesLeave } from './only-greets.ts';

describe('newsIn', () => {
  it.each([
    ['FECHOU!! pagou o sinal agora', 'result-sale'],
    ["ele respondeu 'fechado, pode mandar'!!!", 'result-sale'],
    ['assinaram o contrato, glória a Deus', 'result-sale'],
    ['ela aceitou o valor novo!!', 'result-sale'],
    ['O SÍNDICO ME RECEBE segunda!', 'result-progress'],
    ['gente ela remarcou pra sexta e pediu orçamento do outro!', 'result-progress'],
    ['apagou a reclamação e me deu outra chance!!', 'result-progress'],
    ['a escola me trocou por uma firma de fora', 'result-loss'],
    ['cancelou a encomenda porque achou outra mais em conta', 'result-loss'],
  ])('reads %j as %s', (message, news) => {
    expect(newsIn(message)).toBe(news);
  });

  it.each([
    'será que ela fechou?',
    'ele gostou mas disse que vai pensar',
    'pediu proposta e sumiu',
    'se ela topar eu comemoro!',
    'ele falou que comprou de outra loja, o que eu respondo?',
    'a Marta remarcou pela terceira vez',
    "ele respondeu: 'eu mesmo faço'",
  ])('reads no news in %j', (message) => {
    expect(newsIn(message)).toBeNull();
  });
});

describe('small talk', () => {
  it.each([
    'bom dia arena, hoje levantei às 5 pra assar pão kkk',
    'boa tarde minha filha, que calor hoje',
    'oi, cheguei agora, tá um frio',
  ])('is a greeting with the seller’s own day: %s', (message) => {
    expect(isGreetingOnly(message)).toBe(true);
  });

  it.each([
    'bom dia, hoje vendi 3 e preciso de ajuda com a Marta',
    'boa tarde, hoje ela disse que tá caro',
    'oi, como eu cobro sem ser chata hoje',
  ])('is no mere greeting: %s', (message) => {
    expect(isGreetingOnly(message)).toBe(false);
  });

  it('takes leave, and asks what the app does', () => {
    expect(takesLeave('tá bom, valeu parceiro, vou almoçar')).toBe(true);
    expect(takesLeave('valeu, vou mandar pra ela agora')).toBe(false);
    expect(takesLeave('fui na casa do seu Nelson, vou voltar sábado')).toBe(false);
    expect(asksForUse('como que usa isso aqui?')).toBe(true);
    expect(asksForUse('como usa o gatilho da escassez?')).toBe(false);
  });
});
