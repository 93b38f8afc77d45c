import { describe, expect, it } from 'vitest';
import { meetingsOf } from './sums-formula.ts';

describe('meetingsOf', () => {
  it.each([
    ['(94-40)/40*100', [40, 94], { '0 1': 'change turned' }],
    ['4.80/(1-60/100)', [4.8, 60], { '0 1': 'before less' }],
    ['6000/(4/100)', [6000, 4], { '0 1': 'whole' }],
    ['40*3*90/60', [40, 3, 90], { '0 1': 'mul', '0 2': 'mul', '1 2': 'mul' }],
    ['79*12-790', [79, 790], { '0 1': 'sub' }],
  ])('reads how the numbers of %s meet', (formula, values, meetings) => {
    expect(Object.fromEntries(meetingsOf(formula, values) ?? [])).toEqual(meetings);
  });

  it('finds nothing in a formula that needs a number twice in another way', () => {
    expect(meetingsOf('240/8*(8-2)', [8, 240, 2])).toBeNull();
  });
});
