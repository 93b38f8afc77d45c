import { z } from 'zod';
import type { Mark } from '../sums/reading/stated.ts';
import type { Item } from './item.ts';
import type { Line, Order } from './order.ts';
import type { Measure, Product } from './product.ts';
import type { Token } from './tokens.ts';

const mark = z.enum(['money', 'percent', 'none']) satisfies z.ZodType<Mark>;
const measure = z.enum([
  '',
  'cento',
  'duzia',
  'milheiro',
  'kg',
  'm',
  'l',
  'm2',
  'm3',
]) satisfies z.ZodType<Measure>;
const counted = z.union([measure, z.literal('g')]);
const nullableNumber = z.nullable(z.number());

const token = z.strictObject({
  word: z.string(),
  stem: z.string(),
  value: nullableNumber,
  mark,
  unit: z.string(),
}) satisfies z.ZodType<Token>;
const tokens = z.array(token);

const product = z.strictObject({
  label: z.string(),
  words: tokens,
  besides: tokens,
  aliases: tokens,
  variant: tokens,
  kin: z.string(),
  isExtra: z.boolean(),
  measure,
  prices: z.array(
    z.strictObject({
      amount: z.number(),
      least: nullableNumber,
      most: nullableNumber,
      lot: z.number(),
    }),
  ),
  per: z.string(),
  source: z.nullable(z.strictObject({ line: z.string(), file: z.string() })),
}) satisfies z.ZodType<Product>;

const line = z.strictObject({
  count: z.number(),
  measure: counted,
  name: tokens,
  label: z.string(),
  product: z.nullable(product),
}) satisfies z.ZodType<Line>;

const item = z.strictObject({
  count: nullableNumber,
  measure: counted,
  name: tokens,
  price: nullableNumber,
  products: z.array(product),
  at: z.number(),
  before: z.string(),
  rest: tokens,
}) satisfies z.ZodType<Item>;

/** The shape of an order that is stored with a turn. */
export const orderSchema = z.strictObject({
  lines: z.array(line),
  discounts: z.array(
    z.strictObject({
      rate: z.number(),
      isPercent: z.boolean(),
      isEach: z.boolean(),
      on: tokens,
      isMore: z.boolean(),
    }),
  ),
  pay: z.nullable(z.enum(['cash', 'card', 'boleto'])),
  isFull: z.boolean(),
  freight: z.nullable(
    z.strictObject({ amount: nullableNumber, place: z.string(), km: nullableNumber }),
  ),
  deposit: z.nullable(z.strictObject({ value: z.number(), isPercent: z.boolean() })),
  parts: nullableNumber,
  roles: z.array(z.string()),
  costs: z.array(item),
  isSure: z.boolean(),
  figure: z.number(),
  whole: z.number(),
  before: z.array(z.number()),
  others: z.array(z.number()),
  surcharges: z.array(z.string()),
}) satisfies z.ZodType<Order>;
