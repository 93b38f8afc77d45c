import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';

const practice = createPractice();
const SETUPS = [
  tradeSetup({ who: 'donas de salão', pain: 'cliente que falta', offer: 'sistema de agenda' }),
  tradeSetup({ who: 'famílias com sofá claro', pain: 'mancha', offer: 'limpeza de sofá' }),
  describedSetup({ description: 'donos de loja que pagam imposto a mais', offer: 'contabilidade' }),
];
const SEEDS = [1, 2, 3, 4, 5, 6];
const FIRST = ['Oi, aqui é o Bruno, tudo bem?', 'O que mais te incomoda hoje nisso?'];

/** A session that goes on from what the buyer said last. */
function played(setup: (typeof SETUPS)[number], seed: number, next: (stated: string) => string[]) {
  const own = { ...setup, seed };
  const { last } = playPractice(practice, own, FIRST);
  const stated = last.bubbles.map(({ text }) => text).join(' ');
  const messages = [...FIRST, ...next(stated.split(/[.!?]/)[0] ?? stated)];
  const { entries, status } = playPractice(practice, own, messages);
  const { criteria, improvements } = practice.review(own, entries, status);
  const advice = (key: string) => criteria.find((one) => one.key === key)?.advice ?? '';
  return { entries, advice, improvements, stated };
}

describe('what a review says that it did not find', () => {
  it.each(SETUPS)('is nothing that a message has, in %#', (setup) => {
    for (const seed of SEEDS) {
      const { entries, advice, stated } = played(setup, seed, (words) => [
        `Olha, sobre ${words.toLowerCase()}, eu trabalho pra resolver isso.`,
        'Fica R$ 900. Posso passar aí quinta às 10h?',
      ]);
      const own = entries.flatMap((entry) => (entry.kind === 'seller' ? [entry.text] : []));
      const used = own.some(
        (text) => sharedStems(contentStems(text), contentStems(stated)).length > 1,
      );
      expect(used).toBe(true);
      for (const key of ['value', 'price_timing', 'problem']) {
        expect(advice(key)).not.toMatch(
          /não achei uma frase que ligasse|não achei nas suas frases/i,
        );
        expect(advice(key)).not.toMatch(/faltou usar o que ela disse/);
      }
      expect(advice('next_step')).not.toMatch(/não achei um pedido com dia/i);
    }
  });

  it('is no way of including somebody that the seller included', () => {
    const setup = { ...SETUPS[0], scene: 'partner' as const };
    for (const seed of SEEDS) {
      const own = { ...practiceOf(setup), seed };
      const { entries, status } = playPractice(practice, own, [
        ...FIRST,
        'E quem mais decide isso com você?',
        'Então eu mostro o sistema pros dois, quinta às 19h, pode ser?',
      ]);
      const { criteria } = practice.review(own, entries, status);
      const advice = criteria.find(({ key }) => key === 'decision_maker')?.advice;
      expect(advice).not.toMatch(/faltou envolver/);
    }
  });
});

const practiceOf = (setup: Partial<(typeof SETUPS)[number]>): (typeof SETUPS)[number] => {
  const [first] = SETUPS;
  if (!first) throw new RangeError('No setup');
  return { ...first, ...setup };
};

describe('the margin', () => {
  it.each([
    'Dá pra fazer 300 de entrada e o resto em 4x de 150.',
    'Fica 12x de R$ 75, sem juros.',
    'R$ 900, e esse é o valor.',
  ])('is not lost without a lower price: %s', (text) => {
    for (const setup of SETUPS) {
      const { entries, status } = playPractice(practice, setup, [...FIRST, 'Fica R$ 900.', text]);
      const { criteria } = practice.review(setup, entries, status);
      expect([null, 4]).toContain(criteria.find(({ key }) => key === 'margin')?.mark);
    }
  });
});

describe('a rewritten sentence', () => {
  it('gives back only what the buyer stated of the case', () => {
    let givenBack = 0;
    for (const setup of SETUPS) {
      for (const seed of SEEDS) {
        const own = { ...setup, seed };
        const { entries, status, last } = playPractice(practice, own, [
          ...FIRST,
          'Abre que horas? Trabalha com quantas pessoas?',
          'Certo. E tem estacionamento aí?',
          'E quanto isso te custa?',
          'Eu tenho o melhor da região, pode confiar.',
        ]);
        const { revealed } = last.state;
        const stated = new Set(
          textsIn(revealed).flatMap((text) => text.split(/[.!?] ?/).map(plain)),
        );
        const { improvements } = practice.review(own, entries, status);
        for (const { rewrite } of improvements) {
          const yours = /^(?:Então|Entendi, então|Você me contou que) ([^.]{1,200})\./u.exec(
            rewrite ?? '',
          )?.[1];
          if (yours === undefined) continue;
          givenBack += 1;
          const stems = contentStems(yours);
          const shares = [...stated].map((text) => sharedStems(stems, contentStems(text)).length);
          expect(Math.max(...shares)).toBeGreaterThanOrEqual(Math.ceil(stems.length / 2));
        }
      }
    }
    expect(givenBack).toBeGreaterThan(4);
  });
});

const textsIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string'
          ? [one.text]
          : [],
      )
    : [];

describe('respect', () => {
  it.each([
    'Tá sem dinheiro, é isso?',
    'Problema seu então.',
    'Os outros aí é tudo porcaria.',
    'GENTE QUE NEM VOCÊ NUNCA COMPRA NADA',
  ])('is not full after: %s', (text) => {
    for (const setup of SETUPS) {
      const { entries, status } = playPractice(practice, setup, [...FIRST, text]);
      const { criteria } = practice.review(setup, entries, status);
      expect(criteria.find(({ key }) => key === 'respect')?.mark).toBeLessThan(4);
    }
  });
});
