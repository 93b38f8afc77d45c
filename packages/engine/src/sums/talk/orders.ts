import { type Expression, made } from '../reading/expression.ts';

interface Place {
  at: number;
  /** What the number may be. */
  leaves: readonly Expression[];
}

const LEAST = 3;
const ORDERS_MAX = 60;

/**
 * Lists of four numbers or more in their order, whose other combinations are too many to compare:
 * amounts and counts with their prices, all added or the later ones taken away, and at the end a
 * percentage or a count of all.
 */
export function ordersOf(places: readonly Place[]): Expression[] {
  if (places.length <= LEAST) return [];
  const sums = sumsFrom(places, null, '+');
  const ends = places.at(-1)?.leaves ?? [];
  const headed = sumsFrom(places.slice(0, -1), null, '+').flatMap((sum) =>
    ends.flatMap((end) => endedBy(sum, end)),
  );
  const first = places[0]?.leaves ?? [];
  const tailed = sumsFrom(places.slice(1), null, '+').flatMap((sum) =>
    first.flatMap((end) => endedBy(sum, end)),
  );
  return [...sums, ...headed, ...tailed].slice(0, ORDERS_MAX);
}

function endedBy(sum: Expression, end: Expression): Expression[] {
  const all =
    end.kind === 'percent'
      ? [made('less', sum, end), made('of', sum, end), made('more', sum, end)]
      : end.kind === 'count'
        ? [made('div', sum, end), made('mul', sum, end)]
        : [];
  return all.filter((one) => one !== null);
}

/** All sums of lines from a place on. */
function sumsFrom(
  [first, second, ...rest]: readonly Place[],
  sum: Expression | null,
  sign: '+' | '-',
): Expression[] {
  if (!first) return sum?.type === 'pair' ? [sum] : [];
  const others = second ? [second, ...rest] : [];
  const single = first.leaves
    .filter(({ kind }) => kind === 'money')
    .slice(0, 1)
    .flatMap((line) => onward(sum, line, others, sign));
  if (!second) return single;
  const [pair] = first.leaves.flatMap((a) =>
    second.leaves.flatMap((b) => {
      const isLine =
        (a.kind === 'count' && b.kind === 'money') || (a.kind === 'money' && b.kind === 'count');
      const line = isLine ? made('mul', a, b) : null;
      return line ? [line] : [];
    }),
  );
  return [...(pair ? onward(sum, pair, rest, sign) : []), ...single];
}

/** A line added, or taken away, as all lines after it then are. */
function onward(
  sum: Expression | null,
  line: Expression,
  rest: readonly Place[],
  sign: '+' | '-',
): Expression[] {
  if (!sum) return sumsFrom(rest, line, sign);
  const added = sign === '+' ? made('add', sum, line) : null;
  const less = made('sub', sum, line);
  return [...(added ? sumsFrom(rest, added, '+') : []), ...(less ? sumsFrom(rest, less, '-') : [])];
}
