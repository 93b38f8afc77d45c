import { describe, expect, it } from 'vitest';
import type { ActContext } from '../types.ts';
import { readMessage } from './acts.ts';

const contextOf = (
  pain: string,
  mentioned: string,
  more: Partial<ActContext> = {},
): ActContext => ({
  ...{ count: 5, previous: mentioned, isOpen: false, silentSince: null, recent: [pain, mentioned] },
  ...{
    revealed: [{ key: 'pain', text: pain }],
    mentioned: [mentioned],
    givenBack: [],
    known: ['pain'],
  },
  ...{ buyer: { partner: null }, price: { stated: null } },
  ...more,
});
const CASES = {
  wash: contextOf('Passo o sábado inteiro lavando o carro.', 'aqui é o Léo, que lava tudo sozinho'),
  clothes: contextOf('Perco venda por falta de tamanho.', 'é a Bruna, minha vendedora'),
  trainer: contextOf('O que me falta é tempo.', 'pago uma academia e não vou faz dois meses'),
  accounts: contextOf(
    'Descubro a guia quando a multa chega, paguei R$ 380.',
    'é um contador antigo',
  ),
  pets: contextOf('O Thor treme no banho e sai machucado.', 'levo numa loja longe, de ônibus'),
};
const OFFERS = {
  wash: 'lavagem',
  clothes: 'kit enxoval',
  trainer: 'treino em casa',
  accounts: 'contabilidade mensal',
  pets: 'banho e tosa móvel',
};
const actsOf = (trade: keyof typeof CASES, text: string, more: Partial<ActContext> = {}) =>
  readMessage({ ...CASES[trade], ...more }, text, 900, OFFERS[trade]).sentences.map(
    ({ act }) => act,
  );

describe('A pitch', () => {
  it.each([
    ['wash', 'Como você me contou que o Léo lava tudo sozinho, eu busco e entrego o carro no dia'],
    ['wash', 'eu busco na sua porta, aí o sábado inteiro fica livre pra vc'],
    ['clothes', 'Pra você que perde venda quando falta tamanho, o kit já vem com a grade completa'],
    ['clothes', 'Mando a reposição em 5 dias, já que a Bruna perde venda por falta de tamanho'],
    ['trainer', 'Já que vc não tem tempo, eu vou na sua casa no horário que for melhor'],
    ['trainer', 'no seu caso, com a academia paga e parada, eu monto um treino curto em casa'],
    ['accounts', 'te aviso a guia 5 dias antes, em vez da multa de 380 chegar de surpresa'],
    ['accounts', 'por causa dessa multa, a gente revisa os últimos doze meses sem custo'],
    ['pets', 'sabendo que o Thor treme, eu dou o banho dentro da van, na frente da sua casa'],
  ] as const)('about %s is linked by the words of the buyer: %s', (trade, text) => {
    expect(actsOf(trade, text)).toEqual(['linked_pitch']);
  });

  it.each([
    ['wash', 'Nossa lavagem é a melhor da cidade, usamos produtos importados'],
    ['clothes', 'Temos vinte anos de mercado e entregamos em todo o Brasil'],
    ['trainer', 'eu trabalho com isso há dez anos e atendo em toda a zona sul'],
    ['pets', 'A nossa van é moderna e tem tudo o que existe de melhor'],
  ] as const)('about %s without them is not: %s', (trade, text) => {
    expect(actsOf(trade, text)).not.toContain('linked_pitch');
  });

  it.each([
    ['clothes', 'Como você contou, perde venda quando falta tamanho.'],
    ['accounts', 'Entendi, a multa chega e só aí você descobre a guia.'],
    ['pets', 'Então o Thor treme no banho e sai machucado, certo?'],
  ] as const)('is none where %s only gives back what was said: %s', (trade, text) => {
    expect(new Set(actsOf(trade, text))).toEqual(new Set(['reflection']));
  });
});

describe('A question', () => {
  it.each(['Qual é o seu objetivo?', 'por que você parou?', 'qual a meta pra esse ano?'])(
    'that is open asks neither for the sale nor for a date: %s',
    (text) => expect(actsOf('trainer', text)[0]).toMatch(/^ask_(?!timeline)/),
  );

  it.each(['o que achou caro?', 'tá caro em relação a quê?', 'é mais o valor ou a parcela?'])(
    'about an open objection asks what is behind it: %s',
    (text) => expect(actsOf('pets', text, { isOpen: true })).toEqual(['isolate_objection']),
  );

  it('of one word goes on with the one before it', () => {
    const acts = actsOf('accounts', 'E isso já te deu prejuízo? quanto?');
    expect(acts).toEqual([acts[0], acts[0]]);
  });
});

describe('the problem in other words than the buyer has', () => {
  const trades = {
    accounts: {
      ...CASES.accounts,
      revealed: [{ key: 'pain', text: 'Eu pergunto uma coisa e ela só volta dias depois.' }],
      mentioned: [],
      buyer: {
        partner: null,
        biography: { buyer: 'shop', purchase: 'accounting', problem: 'silent-accountant' },
      },
    },
    motorcycle: {
      ...CASES.accounts,
      revealed: [{ key: 'pain', text: 'Ela vive me deixando no caminho.' }],
      mentioned: [],
      buyer: {
        partner: null,
        biography: { buyer: 'motorcyclist', purchase: 'motorcycle', problem: 'motorcycle-stopped' },
      },
    },
  } satisfies Record<string, ActContext>;
  const actsIn = (trade: keyof typeof trades, text: string) =>
    readMessage(trades[trade], text, 900, 'oferta').sentences.map(({ act }) => act);

  it.each([
    ['accounts', 'Pra você não ficar sem resposta, eu atendo no mesmo dia.'],
    ['accounts', 'Como você tem medo de multa, eu confiro cada guia antes de mandar.'],
    ['motorcycle', 'Como tu vive no conserto, a minha sai daqui revisada.'],
    ['motorcycle', 'Pra tu não ficar na mão de novo, a nossa vem com garantia de motor.'],
    ['motorcycle', 'Assim você não perde mais dia de trabalho, a minha vem pronta.'],
  ] as const)('is linked to: %s, %s', (trade, text) => {
    expect(actsIn(trade, text)).toContain('linked_pitch');
  });

  it.each([
    ['accounts', 'Trabalho há dez anos e atendo na zona sul.'],
    ['motorcycle', 'Temos as melhores ofertas da cidade, venha conhecer.'],
  ] as const)('is not linked to by any praise: %s, %s', (trade, text) => {
    expect(actsIn(trade, text)).not.toContain('linked_pitch');
  });
});
