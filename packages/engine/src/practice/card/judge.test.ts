import { describe, expect, it } from 'vitest';
import { PRACTICE_CARDS } from '../../knowledge/practice/index.ts';
import { judgeCard } from './judge.ts';

const card = (buyerLine: string, answer: string) =>
  judgeCard({ kind: 'objection', buyerLine, objection: null, answer });

describe('example of a card about an objection', () => {
  it.each([
    ['Já temos a malharia do bairro que faz', /no que tem hoje/],
    ['já tem gente que cuida disso pra nós', /no que tem hoje/],
    ['tá caro isso, hein', /valor/],
    ['preciso ver com meu sócio', /decidir junto/],
    ['me manda por escrito', /Mando, sim/],
  ])('answers that objection: %s', (buyerLine, expected) => {
    expect(card(buyerLine, 'ok').example).toMatch(expected);
  });

  it.each([PRACTICE_CARDS.kinds.objection.example, ...Object.values(PRACTICE_CARDS.objections)])(
    'passes itself: %s',
    (example) => {
      expect(card('tá caro isso, hein', example).passed).toBe(true);
    },
  );
});
