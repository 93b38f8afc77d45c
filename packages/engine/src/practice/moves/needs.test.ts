import { describe, expect, it } from 'vitest';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const setupOf = (seed: number) =>
  describedSetup(
    { description: 'donos de pesqueiro que perdem peixe no calor', offer: 'aerador de tanque' },
    { seed, level: 'easy', price: 2_400 },
  );
const answerTo = (seed: number, text: string, more: Partial<SessionState> = {}) => {
  const setup = setupOf(seed);
  const first = beginning(setup);
  const state: SessionState = {
    ...first,
    ...{ count: 9, trust: 50, value: 20, known: ['pain'], queue: first.queue },
    price: { ...first.price, stated: 2_400, offered: 2_400 },
    ...more,
  };
  return receiveMessage(setup, state, text).bubbles.map((bubble) => bubble.text);
};

describe('a question for what is needed to decide', () => {
  it.each([
    'O que a senhora precisa ver pra decidir?',
    'Sem pressa. O que você gostaria de saber pra ter certeza?',
    'O que te deixaria seguro pra fechar?',
  ])('is answered with what is missing, and not with who decides: %s', (question) => {
    const needs = Object.values(PRACTICE_FACTS.needs)
      .flat()
      .map((line) => line.split('{')[0] ?? '');
    for (const seed of SEEDS) {
      const [first = ''] = answerTo(seed, question);
      expect(
        needs.some((line) => first.toLowerCase().includes(line)),
        first,
      ).toBe(true);
      expect(first).not.toMatch(/decisão é minha|só depende de mim|Decido sozinh/u);
    }
  });

  it('is answered with one of the things that it offers', () => {
    for (const seed of SEEDS) {
      const question = 'O que te ajudaria a decidir, garantia maior ou prazo mais longo?';
      expect(answerTo(seed, question).join(' ')).toMatch(/garantia maior|prazo mais longo/iu);
    }
  });
});

describe('a step with its day and hour', () => {
  it('is refused by its day and hour, however often it was refused before', () => {
    for (const seed of SEEDS) {
      for (const refusals of [0, 1, 2, 3]) {
        const used = Array.from({ length: refusals }, () => 'refused');
        const answer = answerTo(seed, 'Posso passar aí na quarta às 8h, combinado?', { used });
        expect(answer.join(' ').toLowerCase()).toContain('quarta às 8h');
      }
    }
  });

  it('is refused so as a request to buy, too', () => {
    for (const seed of SEEDS) {
      const answer = answerTo(seed, 'Então fechamos na sexta às 14h, no Pix?', { queue: [] });
      expect(answer.join(' ').toLowerCase()).toContain('sexta às 14h');
    }
  });
});
