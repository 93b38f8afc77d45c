import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { alternativesIn } from './sum-alternatives.ts';

const lastOf = (...messages: string[]) => talkOf(messages).last.text;

describe('Two alternatives in one question', () => {
  it('are each reckoned with the cost that was stated before', () => {
    const reply = lastOf('a caneca me custa 18', 'quanto sobra se eu vender por 40? e por 45?');
    expect(reply).toContain('R$ 22');
    expect(reply).toContain('R$ 27');
    expect(reply).not.toContain('R$ 45 − R$ 40');
  });

  it('are each reckoned where "ou" joins them', () => {
    const reply = lastOf('gasto 8 em cada vela. quanto sobra se eu vender a 20 ou a 25?');
    expect(reply).toContain('R$ 12');
    expect(reply).toContain('R$ 17');
  });

  it('are never combined where the other number is not known', () => {
    const reply = lastOf('quanto sobra pra mim se eu vender por 60? e por 75?');
    expect(reply).not.toMatch(/R\$ 15\b/);
    expect(reply).toContain('?');
  });

  it.each([
    'o que compensa mais, 3 por 50 ou 5 por 80?',
    'qual a diferença entre vender a 30 ou a 35?',
    'quanto dá 3 a 20 e 5 a 30?',
  ])('are not found in "%s"', (text) => {
    expect(alternativesIn(text)).toEqual([]);
  });
});

describe('A percentage of a whole', () => {
  it('is never proposed above 100 % for a profit', () => {
    const reply = lastOf(
      'a caneca me custa 18',
      'quanto sobra se eu vender por 40? e por 45?',
      'e 50? em porcentagem dá quanto de lucro',
    );
    expect(reply).not.toMatch(/\d{3},?\d{0,4}%/);
  });
});
