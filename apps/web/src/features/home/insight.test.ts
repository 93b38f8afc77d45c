import { describe, expect, it } from 'vitest';
import { insightOf } from './insight.ts';

const funnel = (contacts: number, conversations: number, proposals: number, sales: number) => ({
  contacts,
  conversations,
  proposals,
  sales,
});
const given = (now: ReturnType<typeof funnel>, salesBefore = 0) =>
  insightOf({
    funnel: now,
    before: { funnel: funnel(0, 0, 0, salesBefore), amount: 0, losses: 0 },
  });

describe('insightOf', () => {
  it('names the step that the smallest share passes', () => {
    const expected = { kind: 'conversations', from: 20, to: 2 };
    expect(given(funnel(100, 20, 2, 1))).toEqual(expected);
  });

  it.each([
    ['fewer than ten cases', funnel(9, 0, 0, 0)],
    ['steps that one in four pass', funnel(12, 4, 3, 2)],
    ['a step that was not logged each time', funnel(0, 12, 15, 4)],
  ])('says nothing for %s', (_, now) => {
    expect(given(now)).toBeNull();
  });

  it('compares sales from five cases on', () => {
    expect(given(funnel(0, 0, 0, 3), 2)).toEqual({ kind: 'sales', from: 2, to: 3 });
    expect(given(funnel(0, 0, 0, 3), 1)).toBeNull();
    expect(given(funnel(0, 0, 0, 9))).toBeNull();
  });
});
