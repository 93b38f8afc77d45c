import { type Conversion, type Expression, isSymmetric } from './expression.ts';
import type { Tagged } from './tags.ts';

/** Units with their powers: `R$ item-1` is an amount for each piece. */
type Dimension = ReadonlyMap<string, number>;

/** What the units of an expression say: of each operation, and of the result. */
export interface Units {
  /** "sub R$/item R$": the operation with what its two sides are of. */
  nodes: string[];
  /** How many sums, differences and shares are of values of different units. */
  misfits: number;
  /** How many conversions are of a unit that the value does not have. */
  unfounded: number;
  result: string;
}

/** The units of all parts of an expression, by what its numbers were taken for. */
export function unitsOf({ tags }: Tagged, one: Expression, changedAt: number | null = null): Units {
  const found: Units = { nodes: [], misfits: 0, unfounded: 0, result: '' };
  found.result = shown(visit(one));
  return found;

  function visit(part: Expression): Dimension {
    const own = part.type === 'number' ? leaf(part) : joined(part);
    return part.conversion ? changed(own, part.conversion) : own;
  }

  function leaf({ kind, index }: Expression & { type: 'number' }): Dimension {
    const tag = tags[index];
    const unit = kind === 'money' ? 'R$' : kind === 'percent' ? '%' : countOf(tag?.unit);
    const own = new Map([[unit, 1]]);
    for (const per of ((index === changedAt ? tag?.otherPer : tag?.per) ?? '').split(','))
      if (per !== '') addTo(own, per, -1);
    return own;
  }

  function joined({ operation, left, right }: Expression & { type: 'pair' }): Dimension {
    const [a, b] = [visit(left), visit(right)];
    const sides = [shown(a), shown(b)];
    if (operation === 'mul' || operation === 'add') sides.sort();
    const isOfPercent = isSymmetric(operation) && operation !== 'mul' && operation !== 'add';
    found.nodes.push(isOfPercent ? `${operation} ${sides[0]}` : `${operation} ${sides.join(' ')}`);
    if (isOfPercent) return a;
    if (operation === 'mul') return product(a, b, 1);
    if (operation === 'div') return product(a, b, -1);
    if (sides[0] !== sides[1]) found.misfits++;
    return operation === 'ratio' || operation === 'change' ? PERCENT : a;
  }

  function changed(of: Dimension, { name, isDivided }: Conversion): Dimension {
    const [large = '', small = ''] = name.split(' ').map((unit) => unit || ITEM);
    const [lost, gained] = isDivided ? [large, small] : [small, large];
    const own = new Map(of);
    // Per year ÷ 12 is per month; months ÷ 12 are years.
    if ((of.get(lost) ?? 0) < 0) move(own, lost, gained, -1);
    else if ((of.get(gained) ?? 0) > 0) move(own, gained, lost, 1);
    else {
      found.unfounded++;
      own.set(`~${name}`, isDivided ? -1 : 1);
    }
    return own;
  }
}

const ITEM = 'item';
const PERCENT: Dimension = new Map([['%', 1]]);
const countOf = (unit = ITEM) => (unit === 'R$' || unit === '%' ? ITEM : unit);

function addTo(own: Map<string, number>, unit: string, power: number): void {
  const sum = (own.get(unit) ?? 0) + power;
  if (sum === 0) own.delete(unit);
  else own.set(unit, sum);
}

function move(own: Map<string, number>, from: string, to: string, power: number): void {
  addTo(own, from, -power);
  addTo(own, to, power);
}

function product(a: Dimension, b: Dimension, sign: 1 | -1): Dimension {
  const own = new Map(a);
  for (const [unit, power] of b) addTo(own, unit, sign * power);
  return own;
}

/** "R$/item month". */
function shown(of: Dimension): string {
  const over: string[] = [];
  const under: string[] = [];
  for (const [unit, power] of of) {
    const name = Math.abs(power) > 1 ? `${unit}${Math.abs(power)}` : unit;
    (power > 0 ? over : under).push(name);
  }
  const top = over.sort().join('*') || '1';
  return under.length > 0 ? `${top}/${under.sort().join('*')}` : top;
}
