import { describe, expect, it } from 'vitest';
import { cleanText, cut } from './text.ts';
import { quote } from './writing/pt/quotes.ts';

describe('cut', () => {
  it.each([10, 11, 12, 13])('never splits an emoji at %i characters', (max) => {
    const text = cut(`a${'😀'.repeat(20)}`, max);
    expect([text.isWellFormed(), text.endsWith('😀…'), text.length <= max]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('cleanText and quote with 60,000 characters', () => {
  const LENGTH = 60_000;
  it.each([
    ['spaces', ' ', 'a b'],
    ['marks of a heading', '# ', 'a b'],
    ['lines', '\n', 'a b'],
    ['spaces before commas', ' ,', 'a, b'],
    ['full stops', '.', 'a. b'],
  ])('removes %s', (_, unit, prose) => {
    const text = `a ${unit.repeat(LENGTH / unit.length)} b`;
    expect(cleanText(text).replace(/[ ,]{2,}/g, ', ')).toBe(prose);
  });

  it('removes punctuation only at the end of a quotation', () => {
    expect(quote(`a${'-'.repeat(50)}b${'-'.repeat(LENGTH)}`, LENGTH * 2).text).toBe(
      `“a${'-'.repeat(50)}b”`,
    );
  });
});
