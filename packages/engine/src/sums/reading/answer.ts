import type { Outcome } from '../outcome.ts';
import { answerOf } from '../problem/answer.ts';
import { readAsked } from '../problem/asked.ts';
import type { Role, Value } from '../problem/quantity.ts';
import { type Asked, ITEM, isCountable, isPeriod, MONEY, PERCENT } from '../problem/quantity.ts';
import { type Expression, indexesOf } from './expression.ts';
import { stepsOf } from './shown.ts';
import type { Tagged } from './tags.ts';

/** A reckoned expression as the value that a message asks for, and as its answer. */
export function answered(
  sum: Tagged,
  one: Expression,
): { outcome: Outcome; value: Value; asked: Asked } {
  const asked = askedOf(sum);
  const value: Value = {
    value: one.value,
    unit: unitOf(sum, one, asked),
    per: one.kind === 'percent' ? [] : asked.per,
    role: roleOf(sum, one),
    label: instalmentsOf(sum, one),
    used: one.used,
    steps: stepsOf(one),
    assumed: assumedOf(one),
  };
  return { outcome: answerOf(value, asked, sum.message.text), value, asked };
}

function askedOf({ message, asked }: Tagged): Asked {
  const read = readAsked(message.text);
  return { ...read, per: asked.per === '' ? [] : asked.per.split(','), isStated: true };
}

function unitOf({ asked }: Tagged, { kind }: Expression, read: Asked): string {
  if (kind === 'money') return MONEY;
  if (kind === 'percent') return PERCENT;
  if (isPeriod(asked.unit)) return asked.unit;
  return read.unit !== null && isCountable(read.unit) ? read.unit : ITEM;
}

const MONEY_ROLES: Readonly<Record<string, Role>> = {
  price: 'price',
  cost: 'cost',
  profit: 'profit',
  earning: 'earning',
  received: 'net',
  commission: 'commission',
  instalment: 'instalment',
  rest: 'remaining',
  deposit: 'deposit',
  'discount-money': 'discount',
  'fee-money': 'fee',
  difference: 'difference',
  saving: 'saving',
  loss: 'loss',
};

function roleOf(sum: Tagged, one: Expression): Role {
  const { role } = sum.asked;
  if (one.kind === 'percent') return role === 'margin' || role === 'markup' ? role : 'share';
  if (one.kind === 'count') return 'count';
  if (role === 'instalment' && instalmentsOf(sum, one) === '') return 'amount';
  return MONEY_ROLES[role] ?? 'amount';
}

/** In how many instalments an amount is paid; empty for none. */
function instalmentsOf({ message, tags }: Tagged, { used }: Expression): string {
  const index = indexesOf(used).find((at) => tags[at]?.role === 'instalments');
  return index === undefined ? '' : String(message.numbers[index]?.value ?? '');
}

const ASSUMED: Readonly<Record<string, string>> = {
  'month week': 'mês de 4 semanas',
  'month day': 'mês de 30 dias',
  'year week': 'ano de 52 semanas',
};

function assumedOf(one: Expression): string[] {
  const own = one.conversion ? [ASSUMED[one.conversion.name]] : [];
  const inner = one.type === 'pair' ? [...assumedOf(one.left), ...assumedOf(one.right)] : [];
  return [...new Set([...own, ...inner])].filter((text) => text !== undefined);
}
