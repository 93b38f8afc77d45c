import { describe, expect, it } from 'vitest';
import { chunksOf, wholeText } from './reading/chunks.ts';

const LENGTH = 100_000;
const UNITS = ['a', 'ab', 'a ', 'A. ', 'A. b! ', '1.1.', '- ', '? ', 'aaaaaaab', 'Uma frase. '];

describe('A long document of one pattern', () => {
  it.each(UNITS)('is cut into pieces of bounded length and put together again: %s', (unit) => {
    const text = unit.repeat(LENGTH / unit.length).trim();
    const chunks = chunksOf(text);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(920);
    expect(chunks.join('').length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length);
    expect(wholeText([text])).toBe(text);
  });

  it('begins each piece with what the one before ended with, which is told once', () => {
    const text = Array.from({ length: 500 }, (_, at) => `A frase de número ${at}.`).join(' ');
    expect(wholeText(chunksOf(text))).toBe(text);
  });

  it('joins pieces that share nothing with a space, and those that share most at the longest end', () => {
    expect(wholeText(['um dois', 'três'])).toBe('um dois três');
    expect(wholeText(['abab', 'ababc'])).toBe('ababc');
    expect(wholeText(['x aab', 'aabaab y'])).toBe('x aabaab y');
  });
});
