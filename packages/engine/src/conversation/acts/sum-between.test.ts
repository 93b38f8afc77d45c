import { describe, expect, it } from 'vitest';
import { optionNamed, type Solved } from '../../sums/index.ts';
import { shownBoth } from './sum-between.ts';

const solved = (steps: string, answer: string): Solved => ({
  outcome: { kind: 'result', answer, steps, assumed: [] },
  problem: null,
});

const asked = shownBoth(
  'e com a entrega?',
  'other',
  solved('R$ 300 + R$ 25 = R$ 325', 'Dá **R$ 325**.'),
  solved('R$ 40 + R$ 25 = R$ 65', 'Dá **R$ 65**.'),
);

describe('A question that shows two ways to reckon', () => {
  it('writes the steps and the figure of each', () => {
    expect(asked.outcome).toMatchObject({
      kind: 'missing',
      ask: 'Entendi assim: R$ 300 + R$ 25 = **R$ 325**. É isso, ou é R$ 40 + R$ 25 = **R$ 65**?',
    });
  });

  it('keeps the figure of an answer that is rounded up', () => {
    const packs = solved('100 ÷ 12 = 8,33', 'São **9 caixas** (8,33, arredondado para cima).');
    const { outcome } = shownBoth('quantas caixas', 'other', packs, packs);
    expect(outcome).toMatchObject({ ask: expect.stringContaining('100 ÷ 12 = **9 caixas**') });
  });

  it.each([
    ['isso', 0],
    ['a primeira', 0],
    ['não, a outra', 1],
    ['a segunda', 1],
  ])('takes "%s" for one of them', (reply, place) => {
    expect(optionNamed(reply, asked.options ?? [])).toBe(asked.options?.[place]);
  });
});
