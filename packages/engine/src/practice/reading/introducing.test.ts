import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import type { ActContext } from '../types.ts';
import { readMessage } from './acts.ts';

const LIST = 300;
const stated = 'Perco dia de trabalho com a moto parada, são R$ 180 por mês de gasolina e corrida.';
const context = (more: Partial<ActContext> = {}): ActContext => ({
  ...{ count: 5, previous: stated, isOpen: false, silentSince: null, recent: [stated] },
  ...{ revealed: [{ key: 'pain', text: stated }], mentioned: [], givenBack: [], known: ['pain'] },
  ...{ buyer: { partner: null }, price: { stated: LIST } },
  ...more,
});
const actsOf = (text: string, more: Partial<ActContext> = {}) =>
  readMessage(context(more), text, LIST, 'Plano de revisão').sentences.map(({ act }) => act);

describe('A second introduction', () => {
  it.each([
    'Sou Bruno e escrevo a respeito do plano de revisão, como a senhora pediu pelo site.',
    'Oi, aqui é o Bruno do plano de revisão pra quem perde dia de trabalho.',
    'Meu nome é Bruno, trabalho com moto parada.',
    'Quem fala é o Bruno, da oficina que cuida de moto parada e gasolina.',
    'Oi, Bruno falando, da oficina da moto parada.',
  ])('is no pitch, whatever words of the case it has: %s', (text) =>
    expect(actsOf(text)).toEqual(['greeting']),
  );

  it.each([
    'Prezada Luciana, aqui é Bruno, do plano de revisão; é um bom momento para conversarmos?',
    'Aqui é o Bruno da revisão, te peguei em má hora?',
    'Sou o Bruno, da oficina, está podendo falar agora?',
  ])('with a question for a moment reveals nothing: %s', (text) => {
    const setup = practiceSetup({ level: 'medium' });
    const { last } = playPractice(createPractice(), setup, ['Oi, tudo bem?', text]);
    expect(last.acts.map(({ act }) => act)).not.toContain('ask_situation');
    expect(last.decision?.move).not.toBe('fact');
  });
});

describe('A feeling that asks for agreement', () => {
  it.each([
    'Imagino que isso seja bem cansativo, não?',
    'Deve ser difícil cuidar disso sozinha?',
    'Não deve ser fácil, hein?',
    'Que chato isso, não acha?',
    'Isso é bem complicado, verdade?',
  ])('asks for no fact: %s', (text) => {
    const setup = practiceSetup({ level: 'medium' });
    const { last } = playPractice(createPractice(), setup, ['Oi, tudo bem? Sou o Bruno.', text]);
    expect(last.acts.map(({ act }) => act)).toEqual(['empathy']);
  });

  it.each(['Imagino que sim, mas quem cuida disso hoje?', 'Que chato, onde foi?'])(
    'before a question leaves it one: %s',
    (text) => expect(actsOf(text).join()).toContain('ask_'),
  );
});

describe('The own price once more', () => {
  it.each([
    'A proposta ficou em R$ 300, sem custos adicionais.',
    'O orçamento fechou em R$ 300, tudo incluso.',
    'Como falei, são R$ 300, valor final.',
    'O pacote completo continua R$ 300.',
    'R$ 300 é o preço do plano de revisão, sem taxa.',
    'O valor é R$ 300, sem surpresa depois.',
    'Trata-se de um investimento de R$ 300, já incluídos os impostos.',
  ])('neither proves nor answers anything: %s', (text) => {
    expect(actsOf(text)).toEqual(['state_price']);
    expect(actsOf(text, { isOpen: true, previous: 'achei caro' })).toEqual(['state_price']);
  });

  it.each([
    'São R$ 300 por um serviço que dura dois anos.',
    'Meus clientes pagam R$ 300 e param de perder dia de trabalho.',
    'Uma cliente pagou R$ 300 e economizou o dobro.',
  ])('with a reason answers the objection: %s', (text) =>
    expect(actsOf(text, { isOpen: true, previous: 'achei caro' })).toEqual(['answer_objection']),
  );
});
