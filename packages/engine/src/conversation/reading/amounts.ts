import { readQuantities } from '../../facts/amounts.ts';
import { readTokens } from '../../facts/tokens.ts';

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
        // "SV-35" names a thing.
        isMoney:
          quantity.kind === 'money' ||
          (quantity.kind === 'bare' &&
            quantity.low >= 20 &&
            !/\p{L}-$/u.test(text.slice(0, start))),
        turn,
      };
    });
}

const OWED =
  /\b(?:dev(?:e|em|endo)|d[ií]vida de)\s{1,3}(?:r\$\s?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?(?!\s?(?:dia|m[eê]s|mes|x\b|vez|parcela|%))/iu;

/** "me deve 180 desde maio": how much; null when no debt is named. */
export function owedAmount(text: string): number | null {
  const [, whole, cents] = OWED.exec(text) ?? [];
  return whole ? Number(`${whole.replaceAll('.', '')}.${cents ?? '0'}`) : null;
}
