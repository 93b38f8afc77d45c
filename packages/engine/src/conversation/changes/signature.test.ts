import { describe, expect, it } from 'vitest';
import { withSignature } from './signature.ts';

describe('a signature', () => {
  it.each([
    ['com meu nome', 'Oi!\n\nSônia'],
    ['nandinha, é como ela me chama', 'Oi!\n\nNandinha'],
    ['tonho q é meu apelido', 'Oi!\n\nTonho'],
    ['como Studio Lua', 'Oi!\n\nStudio Lua'],
  ])('is the name in “%s”', (words, signed) => {
    expect(withSignature('Oi!', words, 'Sônia')).toBe(signed);
  });

  it('takes the place of the one before', () => {
    expect(withSignature('Oi!\n\nMárcia', 'Marcinha', 'Márcia')).toBe('Oi!\n\nMarcinha');
  });

  it('stands once where the text is signed with it already', () => {
    const signed = 'Olá!\n\nUm abraço,\nMárcia';
    expect(withSignature(signed, 'como Márcia', 'Márcia')).toBe(signed);
  });

  it('is none without a name', () => {
    expect(withSignature('Oi!', 'com meu nome', '')).toBeNull();
  });
});
