import { readQuantities } from './amounts.ts';
import type { Fact } from './fact.ts';
import { isSpent, spendingVerb } from './payee.ts';
import { amountOf, pricesOf } from './price.ts';
import { type Answer, clauseEnd, factOf } from './tokens.ts';
import { INCOME } from './words.ts';

/** What the buyer earns, or spends elsewhere: "renda de 8 mil", "pagam 600 no concorrente". */
export interface Means {
  kind: 'income' | 'spending';
  value: number;
  max: number | null;
  word: string;
}

/** The income of the buyer, or what they spend elsewhere. */
export function readMeans(answer: Answer): Fact<Means> | null {
  const prices = pricesOf(answer);
  for (const quantity of readQuantities(answer)) {
    const amount = amountOf(answer, quantity);
    if (!amount?.word || prices.some((price) => price.quantity === quantity)) continue;
    const { low, high, first, numberEnd } = quantity;
    if (amount.earnedAt !== null || INCOME.has(amount.word)) {
      const value = { kind: 'income', value: low, max: high, word: amount.word } as const;
      return factOf(answer, [first, amount.earnedAt === null ? numberEnd : quantity.end], value);
    }
    if (!amount.isPrice || !isSpent(answer, quantity)) continue;
    const value = { kind: 'spending', value: low, max: high, word: amount.word } as const;
    return factOf(answer, [spendingVerb(answer, quantity), clauseEnd(answer, first)], value);
  }
  return null;
}
