import { describe, expect, it } from 'vitest';
import { solve, solveInTalk, type Talk } from './index.ts';
import { plainText } from './plain-text.ts';

const talk = (given: Partial<Talk> = {}, ...texts: string[]): Talk => ({
  texts: texts.map(plainText),
  ledger: {},
  isNear: true,
  results: [],
  last: null,
  ...given,
});
const answerOf = (message: string, given: Talk = talk()) => {
  const outcome = solveInTalk(message, given);
  return outcome?.kind === 'result' ? outcome.answer : outcome?.ask;
};

describe('A sum of conversions', () => {
  it.each([
    [
      'quantas ligações preciso fazer pra vender 2 por mês se de cada 20 uma vira conversa e de cada 5 conversas 1 fecha?',
      '200 ligações',
    ],
    [
      'a cada 10 visitas sai 2 propostas e a cada 4 propostas fecho 1, quantas visitas pra fechar 5?',
      '100 visitas',
    ],
    [
      'fecho 1 em cada 4 conversas e 1 em cada 10 contatos vira conversa, quantos contatos pra vender 3?',
      '120 contatos',
    ],
    [
      '10% das ligações viram reunião e 25% das reuniões fecham, quantas ligações pra fechar 4?',
      '160 ligações',
    ],
    ['de cada 8 orçamentos fecho 1. quantos orçamentos preciso pra essas 4?', '32 orçamentos'],
    [
      'de cada 20 ligações uma vira conversa e de cada 5 conversas 1 fecha. se eu fizer 300 ligações quantas vendas dá?',
      '3 vendas',
    ],
  ])('multiplies the stages of “%s”', (message, expected) => {
    expect(answerOf(message)).toContain(`**${expected}**`);
  });

  it('asks for the number of sales when it is missing', () => {
    const message =
      'quantas ligações preciso se de cada 20 uma vira conversa e de cada 5 conversas 1 fecha?';
    expect(answerOf(message)).toBe('Quantas vendas você quer fechar?');
    expect(answerOf(`${message}, 2`)).toContain('**200 ligações**');
  });

  it.each([
    ['e se eu fizer 10 por dia, quantos dias?', '20 dias'],
    ['fazendo 40 por semana dá quantas semanas?', '5 semanas'],
    ['e com 25 ligações por dia, quanto tempo?', '8 dias'],
  ])('divides the number before by the pace of “%s”', (message, expected) => {
    expect(answerOf(message, talk({ ledger: { result: 200, resultIs: 'count' } }))).toContain(
      `**${expected}**`,
    );
  });

  it('spreads the number before over the days that were named', () => {
    const before = talk({ ledger: { result: 56, resultIs: 'count' } }, 'faltam 10 dias');
    expect(answerOf('isso dá quantas propostas por dia?', before)).toContain('**5,6 propostas');
  });

  it('keeps a number of things a number when it is multiplied', () => {
    const before = talk({ ledger: { result: 200, resultIs: 'count' } });
    expect(answerOf('e em 3 meses', before)).toBe('Dá **600**.');
  });
});

describe('What is left at a lower price', () => {
  const before = talk({}, 'o kit festa é 380');
  it.each([
    'quanto eu perco se eu fizer por 280 se meu custo é 210?',
    'se eu deixar por 280 perco quanto? gasto 210 pra fazer',
    'quanto perco se baixar pra 280 com custo de 210',
  ])('is compared with the price before in “%s”', (message) => {
    expect(answerOf(message, before)).toContain('**R$ 70** por venda em vez de R$ 170');
    expect(answerOf(message)).toContain('Sobram **R$ 70** por venda');
  });

  it.each(['e por mes se eu vender 12 kits assim?', 'vendendo 12?', 'e se fizer 12 no mês?'])(
    'stays what “%s” is about',
    (message) => {
      const after = talk({ ledger: { price: 280, cost: 210, result: 70, resultIs: 'left' } });
      expect(answerOf(message, after)).toBe('Sobram **R$ 840**.');
    },
  );
});

describe('A sum that is not certain', () => {
  it.each([
    ['goal', 'quantas visitas eu tenho que fazer pra vender 6 com 12 clientes?'],
    ['goal', 'quantas ligações preciso fazer pra vender 2 se 20 viram 5?'],
    ['goal', 'quanto vou ganhar vendendo 4 por semana?'],
    ['commission', 'ganho 15%, hoje levei 3 não'],
    ['other', 'comprei 30 por 200 e perdi 7, quanto fica cada?'],
  ] as const)('of the kind %s is not stated for “%s”', (kind, message) => {
    expect(solve(kind, message).kind).toBe('missing');
  });

  it('is no break-even when it asks what is lost', () => {
    const outcome = solve('breakeven', 'quanto eu perco, meu custo é 210 e vendo por 280?');
    expect(outcome.kind === 'result' ? outcome.answer : outcome.ask).not.toContain('empata');
  });

  it('keeps small amounts that were written as money', () => {
    expect(solve('commission', 'comissão de 15% em R$ 3').kind).toBe('result');
  });
});
