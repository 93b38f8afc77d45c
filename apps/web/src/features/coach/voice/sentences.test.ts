import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('a reply is spoken sentence by sentence, without the marks that shape it', () => {
  expect(
    sentencesOf(
      '**Comece** com uma pergunta.\n\n- Ouça\n2. Proponha ([tabela](https://x.example))',
    ),
  ).toEqual(['Comece com uma pergunta.', 'Ouça', 'Proponha (tabela)']);
});

test('no piece is longer than a voice can say, and no word is lost', () => {
  const words = fc.array(fc.stringMatching(/^[a-zà-ü]{1,30}$/), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(words, (list) => {
      const pieces = sentencesOf(list.join(' '));
      expect(pieces.every((piece) => piece.length <= 200)).toBe(true);
      expect(pieces.join(' ')).toBe(list.join(' '));
    }),
  );
});
