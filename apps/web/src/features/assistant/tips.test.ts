import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledTips, TIP_COUNT } from './tips.ts';

describe('shuffledTips', () => {
  it('returns each of the 20 tips once and never starts with the last one', () => {
    fc.assert(
      fc.property(
        fc.nat(TIP_COUNT - 1),
        fc.infiniteStream(fc.float({ min: 0, max: Math.fround(0.999), noNaN: true })),
        (last, numbers) => {
          const random = () => numbers.next().value ?? 0;
          const tips = shuffledTips(last + 1, random);
          expect(new Set(tips).size).toBe(TIP_COUNT);
          expect(tips[0]).not.toBe(last + 1);
        },
      ),
    );
  });
});
