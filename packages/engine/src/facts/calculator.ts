/** Sums of selling. All functions are pure, and return null for numbers that make no sense. */

export type Unit =
  | 'BRL'
  | 'percent'
  | 'sales'
  | 'conversations'
  | 'days'
  | 'instalments'
  | 'factor';

export interface Measure {
  value: number;
  unit: Unit;
}

/** `left` ÷ `right` = `result`, each with its unit. */
export interface Step {
  sign: '÷' | '×' | '−' | '+';
  left: Measure;
  right: Measure;
  result: Measure;
}

export interface Calculation {
  result: Measure;
  steps: readonly Step[];
}

/** What the seller earns from one sale: the ticket, or a share of it as commission or margin. */
export interface Earning {
  ticket: number;
  /** In percent of the ticket; null when the whole ticket counts towards the goal. */
  share: number | null;
}

const measure = (value: number, unit: Unit): Measure => ({ value, unit });
const isPositive = (...values: number[]) =>
  values.every((value) => Number.isFinite(value) && value > 0);
const isShare = (percent: number) => Number.isFinite(percent) && percent > 0 && percent < 100;

function calculation(...steps: [Step, ...Step[]]): Calculation {
  const last = steps.at(-1) ?? steps[0];
  return { result: last.result, steps };
}

function step(left: Measure, sign: Step['sign'], right: Measure, unit: Unit): Step {
  return { sign, left, right, result: measure(compute(left, sign, right), unit) };
}

/** A percentage is taken of the other number. */
function compute(left: Measure, sign: Step['sign'], right: Measure): number {
  const other = right.unit === 'percent' ? right.value / 100 : right.value;
  if (sign === '÷') return left.value / other;
  if (sign === '×') return left.value * other;
  return sign === '−' ? left.value - right.value : left.value + right.value;
}

/** Counted things are whole: 29.3 sales are 30. */
const whole = (one: Step): Step => ({
  ...one,
  // Without the error of binary fractions: 30.000000000000004 are 30.
  result: { ...one.result, value: Math.ceil(one.result.value - 1e-9) },
});

/** How many sales a goal needs, then conversations at a conversion, then each a day. */
export function salesForGoal(
  goal: number,
  { ticket, share }: Earning,
  { conversion = null, days = null }: { conversion?: number | null; days?: number | null } = {},
): Calculation | null {
  const isPossible =
    isPositive(goal, ticket) && (share === null || (isPositive(share) && share <= 100));
  if (!isPossible || (conversion !== null && !(isPositive(conversion) && conversion <= 100)))
    return null;
  if (days !== null && !isPositive(days)) return null;
  const earned =
    share === null ? null : step(measure(ticket, 'BRL'), '×', measure(share, 'percent'), 'BRL');
  const each = earned?.result ?? measure(ticket, 'BRL');
  const sales = whole(step(measure(goal, 'BRL'), '÷', each, 'sales'));
  const talks =
    conversion === null
      ? null
      : whole(step(sales.result, '÷', measure(conversion, 'percent'), 'conversations'));
  const counted = talks?.result ?? sales.result;
  const daily =
    days === null ? null : whole(step(counted, '÷', measure(days, 'days'), counted.unit));
  const [first = sales, ...rest] = [earned, sales, talks, daily].filter((one) => one !== null);
  return calculation(first, ...rest);
}

export function percentOf(percent: number, amount: number): Calculation | null {
  if (!isPositive(percent, amount)) return null;
  return calculation(step(measure(amount, 'BRL'), '×', measure(percent, 'percent'), 'BRL'));
}

/** The price after a discount. */
export function discounted(price: number, percent: number): Calculation | null {
  if (!isPositive(price) || !isShare(percent)) return null;
  const off = step(measure(price, 'BRL'), '×', measure(percent, 'percent'), 'BRL');
  return calculation(off, step(measure(price, 'BRL'), '−', off.result, 'BRL'));
}

/** How much more has to be sold for the same profit after a discount, as a factor. */
export function salesAfterDiscount(
  price: number,
  cost: number,
  percent: number,
): Calculation | null {
  const lower = discounted(price, percent);
  if (!lower || !isPositive(cost) || lower.result.value <= cost) return null;
  const before = step(measure(price, 'BRL'), '−', measure(cost, 'BRL'), 'BRL');
  const after = step(lower.result, '−', measure(cost, 'BRL'), 'BRL');
  const [first = before, ...rest] = lower.steps;
  return calculation(
    first,
    ...rest,
    before,
    after,
    step(before.result, '÷', after.result, 'factor'),
  );
}

/** Profit as a share of the price. */
export function margin(price: number, cost: number): Calculation | null {
  return profitShare(price, cost, price);
}

/** Profit as a share of the cost. */
export function markUp(price: number, cost: number): Calculation | null {
  return profitShare(price, cost, cost);
}

function profitShare(price: number, cost: number, base: number): Calculation | null {
  if (!isPositive(price, cost)) return null;
  const profit = step(measure(price, 'BRL'), '−', measure(cost, 'BRL'), 'BRL');
  const share = step(profit.result, '÷', measure(base, 'BRL'), 'percent');
  return calculation(profit, { ...share, result: measure(share.result.value * 100, 'percent') });
}

/** The price that leaves a margin: cost ÷ (100 % − margin). */
export function priceForMargin(cost: number, percent: number): Calculation | null {
  if (!isPositive(cost) || !isShare(percent)) return null;
  return calculation(step(measure(cost, 'BRL'), '÷', measure(100 - percent, 'percent'), 'BRL'));
}

/** The price that adds a mark-up: cost + cost × mark-up. */
export function priceForMarkUp(cost: number, percent: number): Calculation | null {
  if (!isPositive(cost, percent)) return null;
  const added = step(measure(cost, 'BRL'), '×', measure(percent, 'percent'), 'BRL');
  return calculation(added, step(measure(cost, 'BRL'), '+', added.result, 'BRL'));
}

/** One of equal instalments; with monthly interest in percent, by the annuity formula. */
export function instalment(amount: number, count: number, monthlyInterest = 0): Calculation | null {
  const isPossible =
    isPositive(amount, count) && Number.isInteger(count) && Number.isFinite(monthlyInterest);
  if (!isPossible || monthlyInterest < 0 || monthlyInterest >= 100) return null;
  const rate = monthlyInterest / 100;
  const each = rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count);
  const total = measure(each * count, 'BRL');
  const first = step(total, '÷', measure(count, 'instalments'), 'BRL');
  if (rate === 0) return calculation(first);
  return calculation(step(total, '−', measure(amount, 'BRL'), 'BRL'), first);
}

/** How many sales pay the fixed costs. */
export function breakEven(
  fixedCosts: number,
  price: number,
  costOfSale: number,
): Calculation | null {
  if (!isPositive(fixedCosts, price) || costOfSale < 0 || price <= costOfSale) return null;
  const left = step(measure(price, 'BRL'), '−', measure(costOfSale, 'BRL'), 'BRL');
  return calculation(left, whole(step(measure(fixedCosts, 'BRL'), '÷', left.result, 'sales')));
}
