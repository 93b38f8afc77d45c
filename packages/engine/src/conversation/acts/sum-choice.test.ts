import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const repliesTo = (...messages: string[]) => talkOf(messages).replies.map(({ text }) => text);

const SOLD = 'vendo cada marmita por 22 e gasto 13 pra fazer. quanto sobra por marmita?';

describe('A sum with numbers of earlier messages', () => {
  it('is stated where the talk leaves no doubt which are meant', () => {
    const [first, second] = repliesTo(SOLD, 'e em 40 marmitas?');
    expect(first).toContain('**Conta**');
    expect(second).toContain('R$ 360');
  });

  it('is asked for again when it is not meant', () => {
    const [, , again] = repliesTo(SOLD, 'e em 40 marmitas?', 'não');
    expect(again).toContain('?');
    expect(again).not.toContain('R$ 360');
  });
});
