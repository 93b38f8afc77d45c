import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const repliesTo = (...messages: string[]) => talkOf(messages).replies.map(({ text }) => text);
const SOLD = 'vendi 10 brincos a 30 e 4 anéis a 80, mais a encomenda da Rita. quanto deu?';

describe('A sum that names an amount of somebody', () => {
  it('asks for the amount where nobody stated it, and adds it', () => {
    const [asked, whole] = repliesTo(SOLD, 'foi 150');
    expect(asked).toContain('Sem o valor da Rita');
    expect(asked).toContain('R$ 620');
    expect(asked).toMatch(/\?$/);
    expect(whole).toContain('R$ 770');
  });

  it('proposes the amount that was stated before', () => {
    const reply = repliesTo('a Rita fechou a encomenda por R$ 150', SOLD).at(-1);
    expect(reply).toContain('R$ 770');
    expect(reply).toContain('É isso mesmo?');
  });

  it('has the amount that the message itself states', () => {
    const reply = repliesTo(
      'vendi 10 brincos a 30 e 4 anéis a 80, mais os 150 da Rita. quanto deu?',
    );
    expect(reply[0]).toContain('R$ 770');
  });
});

describe('A second question beside a sum', () => {
  it('is answered in one sentence where it asks for something in return', () => {
    const [reply] = repliesTo(
      'o Beto quer 4 camisas de 50 e pediu 10% de desconto. quanto fica e o que eu peço em troca?',
    );
    expect(reply).toContain('R$ 180');
    expect(reply).toContain('Em troca do desconto');
  });

  it('is offered next where it asks for anything else', () => {
    const { last } = talkOf(['quanto dá 3 cestas de 70? e como eu respondo pra ela']);
    expect(last.text).toContain('R$ 210');
    expect(last.chips).toContain('como eu respondo pra ela');
  });
});
