import { describe, expect, it } from 'vitest';
import { genderOf, numberOf } from './nouns.ts';

describe('genderOf', () => {
  it.each([
    ['casa', 'f'],
    ['manutenção', 'f'],
    ['hospedagem', 'f'],
    ['mão', 'f'],
    ['carne', 'f'],
    ['sistema', 'm'],
    ['chá', 'm'],
    ['pão', 'm'],
    ['dentista', 'm'],
    ['motor', 'm'],
  ])('of %s is %s', (noun, gender) => expect(genderOf(noun)).toBe(gender));

  it('of a noun with one form for both follows its article', () => {
    expect(genderOf('dentista', 'a')).toBe('f');
    expect(genderOf('clientes', 'as')).toBe('f');
  });
});

describe('numberOf', () => {
  it.each([
    ['donas', 'plural'],
    ['salões', 'plural'],
    ['gás', 'singular'],
    ['ônibus', 'singular'],
    ['gente', 'singular'],
  ])('of %s is %s', (noun, number) => expect(numberOf(noun)).toBe(number));
});
