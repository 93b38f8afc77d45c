import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastOf = (...messages: string[]) => talkOf(messages).last.text;
const SOLD = 'vendi 8 pulseiras a 25 e 5 colares a 60. quanto deu?';

describe('A number put right after a sum', () => {
  it.each([
    ['não, foram 10 pulseiras', 'R$ 550'],
    ['errei, são 10 a 25', 'R$ 550'],
    ['na verdade foram 7 colares', 'R$ 620'],
  ])('does the whole sum again for "%s"', (correction, expected) => {
    const reply = lastOf(SOLD, correction);
    expect(reply).toContain(expected);
    expect(reply).not.toContain('Corrigido');
  });

  it('is put right a message later, too', () => {
    const reply = lastOf(SOLD, 'obrigada', 'opa, foram 10 pulseiras');
    expect(reply).toContain('R$ 550');
  });

  it('is a corrected fact where no sum was done', () => {
    const reply = lastOf('a Neide vem na quinta provar 3 vestidos', 'não, são 4 vestidos');
    expect(reply).not.toContain('**Conta**');
  });

  it('leaves its total to a question that names the parts again', () => {
    const reply = lastOf(SOLD, 'e o total com as 8 pulseiras e os 5 colares somados?');
    expect(reply).toContain('R$ 500');
  });
});
