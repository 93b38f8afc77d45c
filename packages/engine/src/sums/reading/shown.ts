import { money, percent, plain } from '../format.ts';
import type { Expression, Kind, Operation } from './expression.ts';

const figure = (value: number, kind: Kind) =>
  kind === 'money' ? money(value) : kind === 'percent' ? percent(value) : plain(value);

/** What an expression gives, written with its unit. */
export const resultOf = ({ value, kind }: Expression) => figure(value, kind);

const SIGNS: Partial<Record<Operation, string>> = {
  add: '+',
  sub: '−',
  mul: '×',
  div: '÷',
  less: '−',
  more: '+',
};

/** One step from two values: "R$ 80 − R$ 45", "10% de R$ 80", "R$ 80 ÷ (1 − 10%)". */
function written(operation: Operation, left: string, right: string): string {
  const sign = SIGNS[operation];
  if (sign) return `${left} ${sign} ${right}`;
  switch (operation) {
    case 'of':
      return `${right} de ${left}`;
    case 'before less':
      return `${left} ÷ (1 − ${right})`;
    case 'before more':
      return `${left} ÷ (1 + ${right})`;
    case 'ratio':
      return `${left} ÷ ${right} × 100`;
    case 'change':
      return `diferença entre ${left} e ${right}, em % de ${right}`;
    default:
      return `${left} ÷ ${right}`;
  }
}

/** The steps of an expression, the first one first. */
export function stepsOf(one: Expression): string[] {
  const factor = one.conversion;
  if (one.type === 'number') {
    if (!factor) return [];
    const plainValue = factor.isDivided ? one.value * factor.factor : one.value / factor.factor;
    return [`${figure(plainValue, one.kind)} ${signOf(factor)} = ${resultOf(one)}`];
  }
  const value = factor
    ? factor.isDivided
      ? one.value * factor.factor
      : one.value / factor.factor
    : one.value;
  const steps = [
    ...stepsOf(one.left),
    ...stepsOf(one.right),
    `${written(one.operation, resultOf(one.left), resultOf(one.right))} = ${figure(value, one.kind)}`,
  ];
  return factor
    ? [...steps, `${figure(value, one.kind)} ${signOf(factor)} = ${resultOf(one)}`]
    : steps;
}

const signOf = ({ isDivided, factor }: { isDivided: boolean; factor: number }) =>
  `${isDivided ? '÷' : '×'} ${plain(factor)}`;

/** An expression in one line: "(R$ 80 − R$ 45) × 12". */
export function formulaOf(one: Expression, isInner = false): string {
  if (one.type === 'number') {
    const stated = one.conversion
      ? one.conversion.isDivided
        ? one.value * one.conversion.factor
        : one.value / one.conversion.factor
      : one.value;
    const text = figure(stated, one.kind);
    return one.conversion ? `${text} ${signOf(one.conversion)}` : text;
  }
  const text = written(one.operation, formulaOf(one.left, true), formulaOf(one.right, true));
  if (one.conversion) return `(${text}) ${signOf(one.conversion)}`;
  return isInner ? `(${text})` : text;
}
