import { describe, expect, it } from 'vitest';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { questionsIn } from './question.ts';

const play = (who: string, message: string, seed: number): string => {
  const setup = tradeSetup(
    { who, pain: 'material que quebra', offer: 'caixa de agulhas' },
    { seed },
  );
  const { last } = playPractice(createPractice(), setup, ['Oi, aqui é o Rui.', message]);
  return last.bubbles.map(({ text }) => text).join(' ');
};

describe('two questions in one', () => {
  it.each([
    ['quantas filhas voce tem e que tamanho elas usam?', 2],
    ['quantos anos ele tem e mora com quem?', 2],
  ])('are both asked: %s', (question, count) => {
    expect(questionsIn(question)).toHaveLength(count);
  });

  it('keep who they are about', () => {
    expect(questionsIn('quantos anos ela tem e mora com quem?')[1]).toMatch(/^ela mora/);
  });
});

describe('who lives on a craft', () => {
  it.each([1, 2, 3])('does not deny the own work, seed %d', (seed) => {
    expect(play('bordadeiras de Caicó', 'Você trabalha com quem? Tem ajudante?', seed)).toMatch(
      /sozinh|só eu|faço tudo/,
    );
  });
});
