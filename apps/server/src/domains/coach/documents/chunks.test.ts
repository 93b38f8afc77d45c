import { describe, expect, it } from 'vitest';
import { chunksOf, wholeText } from './reading/chunks.ts';

const LENGTH = 100_000;
const UNITS = ['a', 'ab', 'a ', 'A. ', 'A. b! ', '1.1.', '- ', '? ', 'aaaaaaab', 'Uma frase. '];

describe('chunksOf', () => {
  it.each(UNITS)('splits a long text of one pattern into chunks of bounded length: %s', (unit) => {
    const text = unit.repeat(LENGTH / unit.length).trim();
    const chunks = chunksOf(text);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(920);
    expect(chunks.join('').length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length);
    expect(wholeText([text])).toBe(text);
  });

  it('overlaps chunks, which wholeText joins to the original text', () => {
    const text = Array.from({ length: 500 }, (_, at) => `A frase de número ${at}.`).join(' ');
    expect(wholeText(chunksOf(text))).toBe(text);
  });

  it('is reversed by wholeText: with a space without overlap, else at the longest overlap', () => {
    expect(wholeText(['um dois', 'três'])).toBe('um dois três');
    expect(wholeText(['abab', 'ababc'])).toBe('ababc');
    expect(wholeText(['x aab', 'aabaab y'])).toBe('x aabaab y');
  });
});
