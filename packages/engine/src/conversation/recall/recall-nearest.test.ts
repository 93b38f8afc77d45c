import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

describe('The amount of a thing that was said beside others', () => {
  it.each([
    ['qual era mesmo o preço da capa que eu te falei?', 'R$ 35'],
    ['qual era mesmo o preço do tablet que eu te falei?', 'R$ 890'],
  ])('is the one beside its name: "%s"', (question, expected) => {
    const { last } = talkOf([
      'escreve um zap pra Ivone: reservei o tablet por 890 até sexta, e tem a capa que protege por 35',
      'mais curto',
      'o Davi achou caro os 890',
      question,
    ]);
    expect(last.text).toContain(`**${expected}**`);
  });
});

describe('Which customer comes first', () => {
  it.each(['ligo pra quem primeiro?', 'qual delas eu atendo antes?'])(
    'is advice, not somebody of before: "%s"',
    (question) => {
      const { last } = talkOf([
        'a Patrícia viu a bolsa e achou cara',
        `tenho a Vera que ficou de pensar, a Lúcia que pediu orçamento e a Nair que comprou mês passado. ${question}`,
      ]);
      expect(last.act.kind).toBe('answer');
      expect(last.text).not.toContain('Patrícia');
    },
  );
});
