import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { isContempt } from '../reading/contempt.ts';
import { plain } from '../reading/plain.ts';
import { openingPoints } from './criteria.ts';

const practice = createPractice();
const COURIER = describedSetup({
  ...{ description: 'motoboys que sofrem com moto que quebra', offer: 'moto usada' },
  to: 'Pessoas físicas',
});
const SHOP = describedSetup({
  description: 'donos de loja que pagam imposto a mais',
  offer: 'contabilidade',
});

function reviewOf(setup: typeof SHOP, ...messages: (string | number)[]) {
  const { entries, status } = playPractice(practice, setup, messages);
  const { criteria, strength } = practice.review(setup, entries, status);
  return { of: (key: string) => criteria.find((one) => one.key === key), strength };
}

describe('an opening', () => {
  it.each([
    'Opa, aqui é o Rafa das motos aki do Setor Bueno, blz? Vi que tu roda de moto, posso perguntar?',
    'Oi! É a Lu dos bolos aqui da rua de cima, tudo bem? Queria saber uma coisa, pode ser?',
    'Boa tarde, o Beto da contabilidade aqui. O Paulo da padaria me indicou, posso te perguntar?',
    'Oi, aqui é a Renata. Quem me passou teu número foi a Ana, tem um minuto?',
    'Oi, sou o Caio, o Marcos falou de ti pra mim. Pode falar?',
  ])('says who writes and why: %s', (text) => {
    expect(openingPoints(text, text.split(' ').length, '')).toBe(4);
  });

  it.each(['Opa, blz?', 'Oi, tudo bem? Temos promoção', 'Bom dia! Quer comprar?'])(
    'without it lacks something: %s',
    (text) => expect(openingPoints(text, text.split(' ').length, '')).toBeLessThan(4),
  );
});

describe('contempt for what the buyer knows', () => {
  it.each([
    'cê não entende de moto',
    'você não entende nada de imposto',
    'tu não manja de forno',
    'vc não sabe o que tá falando',
  ])('is one: %s', (text) => expect(isContempt(plain(text))).toBe(true));

  it.each([
    'você não entende de imposto, eu cuido disso',
    'tu não entende de moto e nem precisa',
    'você me disse que não entende de contabilidade',
    'eu não entendo de cozinha, me explica?',
  ])('is none: %s', (text) => expect(isContempt(plain(text))).toBe(false));

  it('costs respect', () => {
    const { of } = reviewOf(COURIER, 'Oi, aqui é o Rafa das motos.', 'cê não entende de moto');
    expect(of('respect')?.mark).toBeLessThan(4);
  });
});

describe('a review', () => {
  it.each([
    'é a última, amanhã já vendi, tem 3 na fila',
    'só hoje esse preço, corre que acaba',
    'última unidade, tem outro cliente querendo',
  ])('praises no false scarcity: %s', (pressing) => {
    for (const setup of [COURIER, SHOP]) {
      const { of, strength } = reviewOf(
        setup,
        'Oi, aqui é o Rafa, vi seu contato na rua e queria entender o seu caso, pode ser?',
        pressing,
      );
      expect(of('clarity')?.evidence.map(({ quote }) => quote)).not.toContain(pressing);
      expect(strength.quote?.quote).not.toBe(pressing);
    }
  });

  it.each(['Oi Márcia, e ai pensou?', 'Oi, tudo bem? E aí?', 'Opa, bom dia Cleide!'])(
    'quotes no empty message as clear: %s',
    (empty) => {
      const { of } = reviewOf(
        COURIER,
        'Oi, aqui é o Rafa, vi que tu roda de moto. O que mais te incomoda nela?',
        empty,
      );
      expect(of('clarity')?.evidence.map(({ quote }) => quote)).not.toContain(empty);
    },
  );

  it('says no link is missing where it shows one', () => {
    const { of } = reviewOf(
      COURIER,
      'Oi, aqui é o Rafa das motos, vi que tu roda de app.',
      'O que mais te incomoda na moto hoje?',
      'Pra tu não perder mais dia de trabalho na oficina, a minha já sai revisada.',
    );
    const value = of('value');
    expect(value?.mark).toBeGreaterThan(0);
    expect(value?.advice).not.toMatch(/^Nenhuma frase/);
  });
});
