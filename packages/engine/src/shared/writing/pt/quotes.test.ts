import { describe, expect, it } from 'vitest';
import { quote } from './quotes.ts';

describe('quote', () => {
  it.each([
    ['o cliente some  depois da proposta!!!', '“o cliente some depois da proposta”'],
    ['tô cansada ,não aguento mais kkkk', '“tô cansada, não aguento mais”'],
    ['muuuito dificil 😭😭 vender', '“muito dificil vender”'],
    ['ticket de 1,5 mil', '“ticket de 1,5 mil”'],
    ['  ...sei lá...', '“sei lá”'],
    ['e agora ??', '“e agora?”'],
    ['capítulo III', '“capítulo III”'],
    ['vc n entende', '“vc n entende”'],
    ['carro com arranhão', '“carro com arranhão”'],
  ])('%s → %s', (text, expected) => {
    expect(quote(text).text).toBe(expected);
  });

  it('cuts at a word', () => {
    expect(quote('uma frase bem comprida demais', 20).text).toBe('“uma frase bem…”');
  });
});
