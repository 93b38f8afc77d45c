import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';

const PERSONS = 'Pessoas físicas';
const SHOP = describedSetup({
  description: 'donos de restaurante que têm contador que demora a responder',
  offer: 'contabilidade mensal',
});
const COURIER = describedSetup({
  ...{ description: 'motoboys que sofrem com moto que quebra', offer: 'moto usada', to: PERSONS },
});
const BAKERY = describedSetup({
  ...{ description: 'donos de padaria que sofrem com farinha que mofa', offer: 'silo de farinha' },
});
const TRADES: readonly (readonly [string, PracticeSetup])[] = [
  ['restaurant', SHOP],
  ['courier', COURIER],
  ['bakery', BAKERY],
];

const after = (setup: PracticeSetup, ...messages: string[]) => {
  let state = beginning(setup);
  let step = receiveMessage(setup, state, 'Oi, aqui é o Bruno.');
  for (const text of messages) {
    state = step.state;
    step = receiveMessage(setup, state, text);
  }
  return step;
};
const said = (setup: PracticeSetup, ...messages: string[]) =>
  plain(
    after(setup, ...messages)
      .bubbles.map(({ text }) => text)
      .join(' / '),
  );

describe('a question about the own business', () => {
  it.each([
    ['que negócio tu tem aí? restaurante, loja?', SHOP, /restaurante/],
    ['Qual é o teu ramo?', SHOP, /restaurante/],
    ['que tipo de negócio você tem?', BAKERY, /padaria/],
    ['teu contador é quem?', SHOP, /contador/],
    ['quem cuida da tua contabilidade hoje?', SHOP, /contador/],
    ['ta no ifood ou na 99?', COURIER, /ifood|99/],
    ['roda quantos km por dia?', COURIER, /\d/],
    ['troca na corrente ou na correia?', COURIER, /corrente|correia/],
    ['compra farinha comum ou integral?', BAKERY, /comum|integral/],
  ] as const)('is answered: %s', (question, setup, answer) => {
    expect(said(setup, question)).toMatch(answer);
  });

  it('is answered once, whatever examples it gives', () => {
    expect(after(SHOP, 'que negócio tu tem aí? restaurante, loja?').bubbles.length).toBe(1);
  });
});

describe('the main problem of the profile', () => {
  const NAMED: Readonly<Record<string, readonly string[]>> = {
    restaurant: ['contador demorando?', 'demora a responder né', 'e o contador, responde?'],
    courier: ['a moto quebra muito?', 'quebrando a moto né', 'moto quebrada de novo?'],
    bakery: ['a farinha mofa?', 'mofo na farinha', 'farinha mofada né?'],
  };

  it.each(TRADES)('is never met with a lack of understanding: %s', (name, setup) => {
    for (const text of NAMED[name] ?? []) {
      const { sayings } = after(setup, text);
      expect(
        sayings.map(({ move }) => move),
        text,
      ).not.toContain('confused');
      expect(sayings.length).toBeGreaterThan(0);
    }
  });
});

describe('an answer', () => {
  it.each(TRADES)('has no comment in front of it: %s', (_, setup) => {
    const { sayings } = after(setup, 'Poxa, imagino. O que mais te incomoda hoje nisso?');
    expect(sayings.map(({ move }) => move)).toEqual(['fact']);
  });

  it.each(TRADES)('to one short question is no complaint of many: %s', (_, setup) => {
    const questions = [
      'Há quanto tempo você tá nisso?',
      'Onde fica?',
      'O que mais te incomoda hoje?',
      'Como você resolve hoje?',
    ];
    for (let at = 1; at <= questions.length; at++) {
      const { sayings } = after(setup, ...questions.slice(0, at));
      expect(sayings.map(({ move }) => move)).not.toContain('interrogated');
    }
  });

  it.each(TRADES)('to a short message is no complaint of its length: %s', (_, setup) => {
    const { sayings } = after(setup, 'Fica 900 no Pix, fechamos quinta? Quem mais decide?');
    expect(sayings.map(({ move }) => move)).not.toContain('dump');
  });

  it('to text that nobody can read is still a question', () => {
    const turn = createPractice().receive(
      BAKERY,
      createPractice().receive(BAKERY, createPractice().open(BAKERY).state, 'Oi, aqui é o Bruno.')
        .state,
      'asdf qwer zxcv',
    );
    expect(turn.decision?.move).toBe('confused');
  });
});
