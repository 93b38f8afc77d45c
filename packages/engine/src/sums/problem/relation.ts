import { money, percent, plain } from '../format.ts';
import { type Asked, MONEY, PERCENT, type Role, type Value } from './quantity.ts';

/** What a search knows of the whole sum. */
export interface Scope {
  asked: Asked;
  /** Whether something is counted, so that amounts of one and of all must not be mixed. */
  hasCounts: boolean;
  hasInterest: boolean;
  /** The givens that are costs, as bits. */
  costs: number;
  /** The givens that lower a price, as bits. */
  cuts: number;
}

/** Derives values from two others; the order of the two matters. */
export type Relation = (a: Value, b: Value, scope: Scope) => Value | Value[] | null;

export const show = ({ unit, value }: Value) =>
  unit === MONEY ? money(value) : unit === PERCENT ? percent(value) : plain(value);

export const is = (value: Value, ...roles: readonly Role[]) => roles.includes(value.role);

/** The value of a sum of a known form, which uses all of its numbers. */
export const madeOf = (
  value: number,
  unit: string,
  role: Role,
  per: readonly string[] = [],
): Value => ({ value, unit, role, per, label: '', used: 0, steps: [], assumed: [] });

export function derived(
  from: readonly Value[],
  next: Pick<Value, 'value' | 'unit' | 'per' | 'role'> & { label?: string },
  step: (result: string) => string,
  ...assumed: string[]
): Value {
  const rounded = { ...next, value: Math.round(next.value * 1e6) / 1e6 };
  const made: Value = {
    label: from[0]?.label ?? '',
    ...rounded,
    used: from.reduce((used, one) => used | one.used, 0),
    steps: [],
    assumed: [...new Set([...from.flatMap((one) => one.assumed), ...assumed])],
  };
  return {
    ...made,
    steps: [...new Set([...from.flatMap(({ steps }) => steps), step(show(made))])],
  };
}
