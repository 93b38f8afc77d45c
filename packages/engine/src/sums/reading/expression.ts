/** What a value counts: money, a percentage, or anything else. */
export type Kind = 'money' | 'percent' | 'count';

/** How two values become one. Of a percentage and a value the order does not matter. */
const OPERATIONS = [
  'add',
  'sub',
  'mul',
  'div',
  'of',
  'less',
  'more',
  'before less',
  'before more',
  'whole',
  'ratio',
  'change',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a factor such as 12 months a year does to a value. */
export interface Conversion {
  factor: number;
  /** "year month": of which units. */
  name: string;
  isDivided: boolean;
}

export type Expression = {
  value: number;
  kind: Kind;
  /** The numbers that it contains, as bits. */
  used: number;
  /** Those of them that are taken as money, and as percentages. */
  money: number;
  percents: number;
  conversion: Conversion | null;
} & (
  | { type: 'number'; index: number }
  | { type: 'pair'; operation: Operation; left: Expression; right: Expression }
);

const COMPUTE: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  of: (a, percent) => (a * percent) / 100,
  less: (a, percent) => a * (1 - percent / 100),
  more: (a, percent) => a * (1 + percent / 100),
  'before less': (a, percent) => a / (1 - percent / 100),
  'before more': (a, percent) => a / (1 + percent / 100),
  whole: (a, percent) => a / (percent / 100),
  ratio: (a, b) => (a / b) * 100,
  change: (a, b) => (Math.abs(a - b) / b) * 100,
};

const WITH_PERCENT: readonly Operation[] = [
  'of',
  'less',
  'more',
  'before less',
  'before more',
  'whole',
];

/** The operations whose two sides may change places without another value. */
export const isSymmetric = (operation: Operation) =>
  operation === 'add' || operation === 'mul' || WITH_PERCENT.includes(operation);

/** All that two values may give together. */
export function combined(a: Expression, b: Expression): Expression[] {
  if (a.kind === 'percent' && b.kind === 'percent')
    return present([made('add', a, b), made('sub', a, b), made('sub', b, a)]);
  if (b.kind === 'percent')
    return present([
      ...WITH_PERCENT.map((one) => made(one, a, b)),
      ...(a.kind === 'count' ? [made('mul', a, b)] : []),
    ]);
  if (a.kind === 'percent') return combined(b, a);
  const both = [made('div', a, b), made('div', b, a)];
  if (a.kind !== b.kind) return present([made('mul', a, b), ...both]);
  const alike = [
    made('add', a, b),
    made('sub', a, b),
    made('sub', b, a),
    made('ratio', a, b),
    made('ratio', b, a),
    made('change', a, b),
    made('change', b, a),
    ...both,
  ];
  return present(a.kind === 'money' ? alike : [...alike, made('mul', a, b)]);
}

const present = (all: readonly (Expression | null)[]): Expression[] =>
  all.filter((one) => one !== null);

/** Two values joined; null for what is no positive amount. */
export function made(operation: Operation, left: Expression, right: Expression): Expression | null {
  const value = COMPUTE[operation](left.value, right.value);
  if (!(value > 0) || value > 1e11) return null;
  return {
    type: 'pair',
    operation,
    left,
    right,
    value,
    kind: kindOf(operation, left, right),
    used: left.used | right.used,
    money: left.money | right.money,
    percents: left.percents | right.percents,
    conversion: null,
  };
}

function kindOf(operation: Operation, left: Expression, right: Expression): Kind {
  if (operation === 'ratio' || operation === 'change') return 'percent';
  if (operation === 'div') return left.kind === right.kind ? 'count' : left.kind;
  if (operation === 'mul') return left.kind === 'count' ? right.kind : left.kind;
  return left.kind;
}

export const converted = (one: Expression, conversion: Conversion): Expression => ({
  ...one,
  conversion,
  value: conversion.isDivided ? one.value / conversion.factor : one.value * conversion.factor,
});

/** The numbers of an expression by their bits. */
export const indexesOf = (used: number): number[] => {
  const found: number[] = [];
  for (let index = 0; used >> index; index++) if ((used >> index) & 1) found.push(index);
  return found;
};

/** How two numbers are joined in an expression: the operation at which they meet, the first one on its left or not. */
export type Meeting = Operation | `${Operation} turned` | 'none';

/** Calls for each two numbers of an expression, the earlier one first. */
export function eachMeeting(
  one: Expression,
  meet: (first: number, second: number, meeting: Meeting) => void,
): void {
  if (one.type === 'number') return;
  for (const i of indexesOf(one.left.used)) {
    for (const j of indexesOf(one.right.used)) {
      if (i < j) meet(i, j, one.operation);
      else meet(j, i, isSymmetric(one.operation) ? one.operation : `${one.operation} turned`);
    }
  }
  eachMeeting(one.left, meet);
  eachMeeting(one.right, meet);
}
