import { describe, expect, it } from 'vitest';
import { extractRows } from './extract.ts';
import { answerExtreme } from './extremes.ts';

const TEXT = `Buquê 12 rosas: R$ 149
Buquê 24 rosas: R$ 259
Tenda 3x3: R$ 120
Tenda 5x5: R$ 220
Orquídea no vaso: R$ 95`;
const ROWS = extractRows([{ page: 1, text: TEXT }]).map((row) => ({ ...row, file: 'precos.txt' }));

describe('answerExtreme', () => {
  it.each([
    ['qual o buquê mais caro?', [], 'R$ 259'],
    ['a tenda maior', [], 'R$ 220'],
    ['e a mais barata?', ['a tenda maior'], 'R$ 120'],
    ['qual o mais barato?', [], 'R$ 95'],
  ])('answers “%s” after %j', (question, previous, expected) => {
    expect(answerExtreme(question, ROWS, previous)?.text).toContain(expected);
  });

  it.each(['quanto custa a tenda?', 'o cliente achou caro', 'qual a orquídea mais cara?'])(
    'answers no “%s”, which compares nothing',
    (question) => {
      expect(answerExtreme(question, ROWS)).toBeNull();
    },
  );
});
