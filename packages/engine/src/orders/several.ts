import { money } from '../sums/format.ts';
import type { Order } from './order.ts';
import type { Request } from './request.ts';
import type { View } from './views.ts';

/** Orders of several customers: "os dois juntos", "a diferença entre as duas". */
const BOTH =
  /\b(?:[oa]s (?:#|dois|duas|tres) (?:\S{1,14} ){0,2}(?:junt[oa]s|somad[oa]s)|junt[oa]s|soma(?:ndo)? (?:[oa]s (?:#|dois|duas)|tudo)|d[oa]s # (?:client\w+|pedid\w+|encomend\w+))\b/;
const APART =
  /\b(?:d[oa]s #|entre (?:[oa]s #|[oa] \S{2,16} e [oa])|(?:pra|para|com) (?:[oa] )?primeir[oa]|dess[ea] (?:pra|para|com))\b/;

const isOfBoth = ({ folded, items }: Request): boolean =>
  BOTH.test(folded) && items.every(({ count }) => count === null);

/** Both orders together, or what one costs more than the other; null for other questions. */
export function severalOf(request: Request, before: Order | null): View | null {
  const now = before?.whole ?? 0;
  const then = before?.others.at(-1);
  if (!before || then === undefined || request.items.some(({ count }) => count !== null))
    return null;
  if (/\b(?:diferenca|a mais)\b/.test(request.folded) && APART.test(request.folded)) {
    const value = Math.round(Math.abs(now - then) * 100) / 100;
    return {
      says: `A diferença é de **${money(value)}**.`,
      value,
      steps: [`${money(Math.max(now, then))} − ${money(Math.min(now, then))} = ${money(value)}`],
    };
  }
  if (!isOfBoth(request)) return null;
  const value = now + then;
  return {
    says: `Juntos, dá **${money(value)}**.`,
    value,
    steps: [`${money(then)} + ${money(now)} = ${money(value)}`],
  };
}
