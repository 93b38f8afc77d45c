import { describe, expect, it } from 'vitest';
import { solveJoined } from './joined.ts';

describe('A question whose numbers were stated before', () => {
  it.each([
    ['cada um a 28, faz a conta ai', ['rapaz vendi 40 pote de mel hj na feira!!'], 'R$ 1.120'],
    ['quanto ela me deve ainda?', ['a Kelly comprou 340 comigo em março e pagou só 120'], 'R$ 220'],
  ])('is solved with them: %s', (text, statements, expected) => {
    expect(solveJoined(text, statements)?.outcome).toMatchObject({
      kind: 'result',
      answer: expect.stringContaining(expected),
    });
  });

  it('is no sum where they do not belong to it', () => {
    expect(solveJoined('quanto fica?', ['te vejo dia 12'])).toBeNull();
  });
});
