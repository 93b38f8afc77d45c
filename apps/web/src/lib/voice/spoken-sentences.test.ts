import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSpokenSentences } from './spoken-sentences.ts';

describe('toSpokenSentences', () => {
  it('returns one sentence at a time without Markdown', () => {
    expect(
      toSpokenSentences(
        '**Comece** com uma pergunta.\n\n- Ouça\n2. Proponha ([tabela](https://x.example))',
      ),
    ).toEqual(['Comece com uma pergunta.', 'Ouça', 'Proponha (tabela)']);
  });

  it('returns every word in pieces of at most 200 characters', () => {
    const words = fc.array(fc.stringMatching(/^[a-zà-ü]{1,30}$/), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(words, (list) => {
        const pieces = toSpokenSentences(list.join(' '));
        expect(pieces.every((piece) => piece.length <= 200)).toBe(true);
        expect(pieces.join(' ')).toBe(list.join(' '));
      }),
    );
  });
});
