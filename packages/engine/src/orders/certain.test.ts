import { describe, expect, it } from 'vitest';
import { answerOrder, bookOf } from './index.ts';
import type { ListLine } from './price-list.ts';

const lines = (...texts: string[]): ListLine[] =>
  texts.map((line) => ({ line, item: '', conditions: [], section: '', file: 'lista.txt' }));

const isSure = (message: string, ...list: string[]) =>
  answerOrder(message, null, bookOf(lines(...list), []))?.isSure;

describe('An order over a price list', () => {
  const BREADS = ['Broa 8,00', 'Pão de forma 12,00'];

  it('is stated where every word, price and rule of it is read', () => {
    expect(isSure('3 broas e 2 pães de forma, quanto dá?', ...BREADS)).toBe(true);
  });

  it('is put as a question where a line that may change it was not read', () => {
    const rule = '(levando 12 broas ou mais: 1,00 a menos em cada)';
    expect(isSure('3 broas e 2 pães de forma, quanto dá?', ...BREADS, rule)).toBe(false);
  });

  it('is put as a question where a name may be of two rows', () => {
    const list = ['Geleia de uva 15,00', 'Geleia de uva diet 19,00', 'Broa 8,00'];
    expect(isSure('2 geleias e 1 broa, quanto dá?', ...list)).not.toBe(true);
    expect(isSure('2 geleias de uva e 1 broa, quanto dá?', ...list)).toBe(true);
  });
});
