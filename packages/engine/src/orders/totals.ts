import { money, percent, plain } from '../sums/format.ts';
import { freightFor, freightQuestion } from './freight.ts';
import type { ListRules, PercentRule } from './list-rules.ts';
import type { Discount, Line, Order } from './order.ts';
import { priceOf } from './product.ts';
import { isSameToken, type Token } from './tokens.ts';
import { quantityOf, unitQuestion } from './units.ts';

/** What an order comes to, with how it was reckoned. */
export interface Total {
  /** With discounts, without delivery. */
  goods: number;
  /** Null without delivery. */
  freight: number | null;
  total: number;
  steps: string[];
  /** The lines of documents that were used. */
  rules: { line: string; file: string }[];
  notes: string[];
  /** What has to be known first. */
  lacks: string | null;
  /** Whether a unit or what a share is of was assumed. */
  isOpen: boolean;
}

interface Amount {
  line: Line;
  value: number;
}

/** The total of an order whose lines all have a price. */
export function totalOf(order: Order, rules: ListRules): Total {
  const found: Total = {
    goods: 0,
    freight: null,
    total: 0,
    steps: [],
    rules: [],
    notes: [],
    lacks: null,
    isOpen: false,
  };
  let amounts = order.lines.flatMap((line) => amountOf(line, order, found));
  const isSeveral = amounts.length > 1;
  const whole = sum(amounts);
  if (isSeveral)
    found.steps.push(`${amounts.map(({ value }) => money(value)).join(' + ')} = ${money(whole)}`);
  if (!order.isFull) {
    for (const rule of volumeRules(order, rules, whole)) {
      const many = rule.least?.isOfEach
        ? amounts.filter(({ line }) => line.count >= (rule.least?.value ?? 0))
        : amounts;
      const others = amounts.filter((one) => !many.includes(one));
      amounts = [...reduced(many, asDiscount(rule), found, rule), ...others];
      found.rules.push(rule);
    }
  }
  const paid =
    order.pay === 'cash' && !order.isFull
      ? rules.percents.find(({ topic }) => topic === 'cash')
      : undefined;
  const isSaid = order.discounts.some((one) => one.isPercent && one.rate === paid?.rate);
  for (const discount of order.discounts.filter(
    ({ isEach, rate }) => !isEach && !(isSaid && rate === paid?.rate),
  ))
    amounts = reduced(amounts, discount, found, null);
  const cash = paid;
  if (cash && !cash.isOfAll) {
    amounts = reduced(amounts, asDiscount(cash), found, cash);
    found.rules.push(cash);
  }
  found.goods = rounded(sum(amounts));
  found.total = found.goods;
  const added = rules.percents.filter(
    ({ line, topic }) => topic === 'extra' && order.surcharges.includes(line),
  );
  // Whether a share is also of another share or of the delivery is stated by no list.
  found.isOpen ||= added.length > 1 || (added.length > 0 && order.freight !== null);
  for (const rule of added) {
    const named = amounts.filter(({ line }) => rule.on.length > 0 && isNamed(line, rule.on));
    const base = named.length > 0 ? sum(named) : found.goods;
    const share = rounded((base * rule.rate) / 100);
    found.steps.push(
      `${money(found.goods)} + ${percent(rule.rate)}${base === found.goods ? '' : ` de ${money(base)}`} (${money(share)}) = ${money(found.goods + share)}`,
    );
    found.goods = rounded(found.goods + share);
    found.total = found.goods;
    found.rules.push(rule);
  }
  addFreight(order, rules, found);
  if (cash?.isOfAll) {
    found.total = stepped(found, found.total, cash.rate, false);
    found.rules.push(cash);
  }
  addSurcharge(order, rules, found);
  return found;
}

const asDiscount = ({ rate, except, on }: PercentRule) => ({
  rate,
  isPercent: true,
  isEach: false,
  on,
  except,
  isMore: false,
});

const sum = (amounts: readonly Amount[]): number =>
  amounts.reduce((all, { value }) => all + value, 0);
const rounded = (value: number): number => Math.round(value * 100) / 100;

function amountOf(line: Line, order: Order, found: Total): Amount[] {
  if (!line.product) return [];
  const counted = quantityOf(line);
  if (!counted) {
    found.lacks ??= unitQuestion(line);
    return [];
  }
  const { count: quantity, isSure } = counted;
  found.isOpen ||= !isSure;
  const priced = priceOf(line.product, quantity);
  if (!priced) {
    found.lacks ??= `A partir de quantas unidades vale o preço de “${line.label}”?`;
    return [];
  }
  const off = order.discounts.filter(
    ({ isEach, on }) => isEach && (on.length === 0 || isNamed(line, on)),
  );
  const less = off.reduce((all, { rate, isPercent }) => all + (isPercent ? 0 : rate), 0);
  const value = rounded(priced.total - less * quantity);
  const each =
    priced.each === null
      ? ''
      : `${plain(quantity)} × ${less > 0 ? `(${money(priced.each)} − ${money(less)})` : money(priced.each)} (${line.label}) = `;
  found.steps.push(
    priced.each === null
      ? `${plain(quantity)} ${line.label} = ${money(value)}`
      : `${each}${money(value)}`,
  );
  return [{ line, value }];
}

const isNamed = ({ product, name }: Line, words: readonly Token[]): boolean =>
  words.some((word) =>
    [...(product?.words ?? []), ...name].some(
      (one) => one.value === null && isSameToken(one, word),
    ),
  );

function reduced(
  amounts: readonly Amount[],
  { rate, isPercent, on, isMore, except = [] }: Discount & { except?: readonly Token[] },
  found: Total,
  rule: PercentRule | null,
): Amount[] {
  const named = amounts.filter(({ line }) => on.length > 0 && isNamed(line, on));
  if (rule && on.length > 0 && named.length === 0) return [...amounts];
  const left = named.length > 0 ? named : amounts;
  const chosen = left.filter(({ line }) => except.length === 0 || !isNamed(line, except));
  const base = sum(chosen);
  if (base === 0) return [...amounts];
  const share = isPercent ? (base * rate) / 100 : rate;
  const all = sum(amounts);
  const sign = isMore ? 1 : -1;
  const shown = isPercent
    ? `${percent(rate)}${chosen.length < amounts.length ? ` de ${money(base)}` : ''} (${money(share)})`
    : money(rate);
  found.steps.push(`${money(all)} ${isMore ? '+' : '−'} ${shown} = ${money(all + sign * share)}`);
  if (rule?.least) found.notes.push(`desconto de ${percent(rate)} pela quantidade ou pelo valor`);
  return amounts.map((one) =>
    chosen.includes(one) ? { ...one, value: one.value + (sign * share * one.value) / base } : one,
  );
}

/** Discounts by quantity or value whose condition the order meets. */
function volumeRules(
  { lines, roles, pay }: Order,
  { percents }: ListRules,
  whole: number,
): PercentRule[] {
  const found = percents.filter(({ topic, least, role, on, line }) => {
    if (
      topic !== 'volume' ||
      (/\b(?:pix|[àa] vista|dinheiro)/iu.test(line) && pay !== 'cash') ||
      !least ||
      (on.length > 0 && !lines.some((line) => isNamed(line, on))) ||
      (role !== '' &&
        !role
          .split(' ')
          .some((word) =>
            roles.some((one) => word.length > 3 && one.slice(0, 5) === word.slice(0, 5)),
          ))
    )
      return false;
    if (on.length > 0 && least.isAmount && lines.some((line) => isNamed(line, on))) {
      const others = lines.filter((line) => !isNamed(line, on));
      return others.reduce((all, line) => all + costOf(line), 0) >= least.value;
    }
    if (least.isAmount) return whole >= least.value;
    const named = lines.filter((line) => least.of.length > 0 && isNamed(line, least.of));
    const all = named.length > 0 ? named : lines;
    const counted = PIECE.test(least.noun) ? all.filter(isInPieces) : all;
    const counts = counted.map(({ count }) => count);
    const count = least.isOfEach
      ? Math.max(0, ...counts)
      : counts.reduce((all, one) => all + one, 0);
    return count >= least.value;
  });
  const most = Math.max(0, ...found.map(({ least }) => least?.value ?? 0));
  return found.filter(({ least }) => least?.value === most);
}

const PIECE = /^(?:peca|unidade|iten|item)s?$/;
const isInPieces = ({ measure, product }: Line): boolean =>
  !MEASURED.test(measure) && !MEASURED.test(product?.measure ?? '');
const MEASURED = /^(?:kg|g|l|m[23]?)$/;

const costOf = (line: Line): number =>
  line.product ? (priceOf(line.product, quantityOf(line)?.count ?? 0)?.total ?? 0) : 0;

function stepped(found: Total, base: number, rate: number, isMore: boolean): number {
  const share = (base * rate) / 100;
  const value = rounded(base + (isMore ? share : -share));
  found.steps.push(
    `${money(base)} ${isMore ? '+' : '−'} ${percent(rate)} (${money(share)}) = ${money(value)}`,
  );
  return value;
}

function addFreight(order: Order, rules: ListRules, found: Total): void {
  const { freight } = order;
  if (!freight) return;
  const stated =
    freight.amount === null
      ? freightFor(freight, rules.freights, found.goods)
      : { amount: freight.amount, rule: null };
  if (!stated) {
    found.lacks = freightQuestion(rules.freights);
    return;
  }
  const { amount, rule } = stated;
  if (rule) found.rules.push(rule);
  found.freight = amount;
  if (amount > 0)
    found.steps.push(
      `${money(found.total)} + ${money(amount)} (frete) = ${money(found.total + amount)}`,
    );
  else found.notes.push('frete grátis');
  found.total = rounded(found.total + amount);
}

function addSurcharge({ pay, parts }: Order, { percents, boleto }: ListRules, found: Total): void {
  if (pay === 'boleto' && boleto) {
    found.steps.push(
      `${money(found.total)} + ${money(boleto.amount)} (boleto) = ${money(found.total + boleto.amount)}`,
    );
    found.total = rounded(found.total + boleto.amount);
    found.rules.push(boleto);
  }
  const card = percents.filter(({ topic }) => topic === 'card');
  const rule =
    card.find(
      (one) => one.parts && parts !== null && parts >= one.parts.from && parts <= one.parts.to,
    ) ?? (pay === 'card' ? card.find((one) => one.parts === null) : undefined);
  if (!rule) return;
  found.total = stepped(found, found.total, rule.rate, true);
  found.rules.push(rule);
}
