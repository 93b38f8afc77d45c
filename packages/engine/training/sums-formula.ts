import type { Meeting, Operation } from '../src/sums/reading/expression.ts';
import { type Expression, eachMeeting } from '../src/sums/reading/expression.ts';

/** A formula as written: numbers and the four operations. */
type Written =
  | { sign: '#'; value: number }
  | { sign: '+' | '-' | '*' | '/'; left: Written; right: Written };

/**
 * How the numbers of a problem meet in its formula; null when a number stands in it twice in
 * another way than the expressions of the reader can say.
 */
export function meetingsOf(
  formula: string,
  values: readonly number[],
): Map<string, Meeting> | null {
  const left = values.map((value, index) => ({ value, index }));
  const expression = read(parsed(formula), left);
  if (!expression) return null;
  const found = new Map<string, Meeting>();
  eachMeeting(expression, (i, j, meeting) => found.set(`${i} ${j}`, meeting));
  return found;
}

type Free = { value: number; index: number }[];

const is = (one: Written, value: number) => one.sign === '#' && Math.abs(one.value - value) < 1e-9;

/** A formula as an expression; factors of units vanish. */
function read(one: Written, free: Free): Expression | null {
  if (one.sign === '#') return numberOf(one.value, free);
  const special = percentOf(one, free);
  if (special !== undefined) return special;
  const isFactor = (side: Written) =>
    (one.sign === '*' || one.sign === '/') &&
    side.sign === '#' &&
    !free.some(({ value }) => value === side.value);
  if (isFactor(one.right)) return read(one.left, free);
  if (one.sign === '*' && isFactor(one.left)) return read(one.right, free);
  return joined(OPERATION[one.sign], one.left, one.right, free);
}

const OPERATION = { '+': 'add', '-': 'sub', '*': 'mul', '/': 'div' } as const;

function joined(operation: Operation, a: Written, b: Written, free: Free): Expression | null {
  const left = read(a, free);
  const right = left && read(b, free);
  const isFactor = b.sign === '#' && (operation === 'mul' || operation === 'div');
  return left && right ? pair(operation, left, right) : isFactor ? left : null;
}

const pair = (operation: Operation, left: Expression, right: Expression): Expression => ({
  type: 'pair',
  operation,
  left,
  right,
  value: 0,
  kind: 'count',
  used: left.used | right.used,
  money: 0,
  percents: 0,
  conversion: null,
});

function numberOf(value: number, free: Free): Expression | null {
  const at = free.findIndex((one) => Math.abs(one.value - value) < 1e-9);
  const [found] = at < 0 ? [] : free.splice(at, 1);
  return found
    ? {
        type: 'number',
        index: found.index,
        value,
        kind: 'count',
        used: 1 << found.index,
        money: 0,
        percents: 0,
        conversion: null,
      }
    : null;
}

/** Undefined for what is no form of a percentage. */
function percentOf(one: Written, free: Free): Expression | null | undefined {
  if (one.sign !== '*' && one.sign !== '/') return undefined;
  // (a − b) / b × 100, a / b × 100
  if (one.sign === '*' && is(one.right, 100) && one.left.sign === '/') {
    const { left, right: base } = one.left;
    if (left.sign === '-' && sameAs(left.right, base))
      return joined('change', left.left, base, free);
    if (left.sign === '-' && sameAs(left.left, base)) {
      return joined('change', left.right, base, free);
    }
    if (left.sign === '-' && left.left.sign === '-' && sameAs(deepest(left), base)) {
      const spent = spentOf(left);
      return joined('change', spent, base, free);
    }
    return joined('ratio', left, base, free);
  }
  // a × p / 100
  if (one.sign === '/' && is(one.right, 100) && one.left.sign === '*') {
    return joined('of', one.left.left, one.left.right, free);
  }
  const share = shareOf(one.right);
  if (share) {
    const operation = one.sign === '*' ? share.operation : REVERSED[share.operation];
    return joined(operation, one.left, share.percent, free);
  }
  return undefined;
}

const REVERSED = { less: 'before less', more: 'before more', of: 'whole' } as const;

/** "1 - p / 100", "1 + p / 100", "p / 100". */
function shareOf(one: Written): { operation: keyof typeof REVERSED; percent: Written } | null {
  if (one.sign === '/' && is(one.right, 100)) return { operation: 'of', percent: one.left };
  if (one.sign !== '-' && one.sign !== '+') return null;
  const { left, right } = one;
  if (!is(left, 1) || right.sign !== '/' || !is(right.right, 100)) return null;
  return { operation: one.sign === '-' ? 'less' : 'more', percent: right.left };
}

const sameAs = (a: Written, b: Written): boolean => JSON.stringify(a) === JSON.stringify(b);
const deepest = (one: Written): Written => (one.sign === '-' ? deepest(one.left) : one);
/** "a − b − c" spends b + c. */
function spentOf(one: Written & { sign: '+' | '-' | '*' | '/' }): Written {
  return one.left.sign === '-'
    ? { sign: '+', left: spentOf(one.left), right: one.right }
    : one.right;
}

/** @throws Error for anything but numbers, brackets and the four operations. */
function parsed(formula: string): Written {
  const signs = formula.replaceAll(',', '.').match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
  let at = 0;
  const sum = (): Written => {
    let left = product();
    while (signs[at] === '+' || signs[at] === '-') {
      const sign = signs[at++] === '+' ? '+' : '-';
      left = { sign, left, right: product() };
    }
    return left;
  };
  const product = (): Written => {
    let left = factor();
    while (signs[at] === '*' || signs[at] === '/') {
      const sign = signs[at++] === '*' ? '*' : '/';
      left = { sign, left, right: factor() };
    }
    return left;
  };
  const factor = (): Written => {
    const sign = signs[at++];
    if (sign === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    return { sign: '#', value: Number(sign) };
  };
  return sum();
}
