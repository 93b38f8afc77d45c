import { readQuantities } from '../facts/amounts.ts';
import { readTokens } from '../facts/tokens.ts';

/** An amount that the seller named. */
export interface AmountNamed {
  /** As written: "R$ 180", "22 dias". */
  quote: string;
  value: number;
  isMoney: boolean;
  turn: number;
}

export function amountsIn(text: string, turn: number): AmountNamed[] {
  const answer = readTokens(text);
  return readQuantities(answer)
    .filter(({ isArticle }) => !isArticle)
    .map((quantity) => {
      const start = answer.tokens[quantity.first]?.start ?? 0;
      const end = answer.tokens[Math.max(quantity.first, quantity.end - 1)]?.end ?? start;
      return {
        quote: text.slice(start, end),
        value: quantity.high ?? quantity.low,
        isMoney: quantity.kind === 'money' || (quantity.kind === 'bare' && quantity.low >= 20),
        turn,
      };
    });
}
