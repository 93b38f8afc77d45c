import { describe, expect, it } from 'vitest';
import { answerPairs } from '../testing/sellers.ts';
import { readAnswer, readSellerFacts, stated } from './index.ts';
import { readSellerGoal } from './seller-goal.ts';

const described = (text: string) => readAnswer('description', text);

describe('what customers have already', () => {
  it.each([
    'síndico de prédio antigo. O portão que eles têm trava na chuva',
    'dona de padaria. A farinha que ela compra vem com bicho e o pão murcha',
    'escolas pequenas. O sistema que usam hoje não emite boleto',
    'casais sem tempo que já pagam academia e não vão',
  ])('is no offer of the seller in %j', (text) => {
    expect(stated(described(text).offer)).toBeNull();
  });

  it.each([
    ['vendo farinha que a padaria compra todo mês, 90 o saco', 'farinha'],
    ['donos de padaria que compram farinha especial, saco de 90 reais', 'farinha'],
  ])('is the offer in %j, where the seller says so', (text, offer) => {
    expect(stated(described(text).offer)?.noun.text).toContain(offer);
  });
});

describe('the offer of a seller', () => {
  const offerIn = (question: string, answer: string) =>
    stated(readSellerFacts(answerPairs({ [question]: answer })).offer)?.noun.text;

  it.each([
    [
      'Em uma palavra: o que você busca?',
      'moro em Sorocaba, vendo cortina sob medida pra hotel',
      'cortina sob medida',
    ],
    [
      'Qual foi a melhor ou a pior experiência com um curso?',
      'trabalho com poda de árvore e nunca fiz curso',
      'poda de árvore',
    ],
    [
      'Qual foi a melhor ou a pior experiência com um curso?',
      'faço bolo de casamento e o curso foi caro',
      'bolo de casamento',
    ],
  ])('is read from the answer to %j', (question, answer, offer) => {
    expect(offerIn(question, answer)).toBe(offer);
  });

  it.each([
    'já fiz um curso online',
    'faço faculdade à noite',
    'não vendo nada ainda',
    'vendo pouco',
  ])('is not read from %j', (answer) => {
    expect(offerIn('Qual foi a pior experiência com um curso?', answer)).toBeUndefined();
  });
});

describe('the paper about an offer', () => {
  it.each([
    ['clientes pedem orçamento de dedetização e somem', 'dedetização'],
    ['mando proposta de limpeza de caixa d’água e ninguém responde', 'limpeza'],
  ])('is no offer in %j', (challenge, offer) => {
    expect(stated(readAnswer('challenge', challenge).offer)?.noun.text ?? offer).toMatch(
      new RegExp(`^${offer}`),
    );
  });
});

describe('an amount that customers pay today', () => {
  it.each([
    ['dona de salão que gasta uns 800 reais por mês com tinta', true],
    ['padarias, costumam gastar 600 em embalagem', true],
    ['mercadinhos, ticket médio de 450 reais', true],
    ['cobro 800 reais por mês de cada salão', false],
    ['mensalidade de 390 reais', false],
  ])('differs from a price in %j', (text, isSpending) => {
    expect(described(text).price?.value.isSpending).toBe(isSpending);
  });
});

describe('a goal of net money', () => {
  it.each([
    ['tirar 7 mil limpos por mês', true],
    ['sobrar 4 mil por mês pra mim', true],
    ['10 mil de lucro por mês', true],
    ['faturar 30 mil por mês', false],
    ['12 contratos por mês', false],
  ])('is read from %j', (answer, isNet) => {
    const goal = readSellerGoal(answerPairs({ 'Qual é a sua meta financeira?': answer }));
    expect(goal?.value.isNet).toBe(isNet);
  });
});
