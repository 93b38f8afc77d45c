import { z } from 'zod';
import type { SumTree } from './chain/sum-tree.ts';
import type { Line } from './order/lines.ts';
import type { Outcome } from './outcome.ts';
import { OPTION_WORDS, type Option, type Problem } from './problem/problem.ts';
import { type Asked, type Given, ROLES, type Value } from './problem/quantity.ts';
import type { Expression, Kind, Operation } from './reading/expression.ts';

const texts = z.array(z.string());
const isTrue = z.optional(z.literal(true));
const maybe = z.optional(z.boolean());

const role = z.enum(ROLES);
const kind = z.enum(['money', 'percent', 'count']) satisfies z.ZodType<Kind>;
const operation = z.enum([
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
]) satisfies z.ZodType<Operation>;

const valueShape = {
  value: z.number(),
  unit: z.string(),
  per: texts,
  role,
  label: z.string(),
  used: z.number(),
  steps: texts,
  assumed: texts,
};
const valueSchema = z.strictObject(valueShape) satisfies z.ZodType<Value>;
const givenSchema = z.strictObject({
  ...valueShape,
  written: z.string(),
  isKnown: z.boolean(),
  isBare: z.boolean(),
  mayBeCost: z.boolean(),
  isPack: z.boolean(),
  isGroup: maybe,
  mayBeTotal: maybe,
  isAgain: z.boolean(),
  isGood: maybe,
  isResult: maybe,
}) satisfies z.ZodType<Given>;

const askedSchema = z.strictObject({
  unit: z.nullable(z.string()),
  per: texts,
  roles: z.nullable(z.array(role)),
  isStated: z.boolean(),
  compares: z.boolean(),
  adds: z.boolean(),
  isReverse: z.boolean(),
}) satisfies z.ZodType<Asked>;

const expressionShape = {
  value: z.number(),
  kind,
  used: z.number(),
  money: z.number(),
  percents: z.number(),
  conversion: z.nullable(
    z.strictObject({ factor: z.number(), name: z.string(), isDivided: z.boolean() }),
  ),
};
const expressionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...expressionShape, type: z.literal('number'), index: z.number() }),
  z.strictObject({
    ...expressionShape,
    type: z.literal('pair'),
    operation,
    left: z.lazy((): z.ZodType<Expression> => expressionSchema),
    right: z.lazy((): z.ZodType<Expression> => expressionSchema),
  }),
]);
const treeSchema = z.strictObject({
  parts: z.array(
    z.strictObject({
      value: z.number(),
      kind,
      written: z.string(),
      nouns: texts,
    }),
  ),
  root: expressionSchema,
}) satisfies z.ZodType<SumTree>;

export const problemSchema = z.strictObject({
  text: z.string(),
  givens: z.array(givenSchema),
  asked: askedSchema,
  result: valueSchema,
  own: z.optional(z.number()),
  origin: z.array(givenSchema),
  others: z.optional(z.array(valueSchema)),
  tree: z.optional(treeSchema),
}) satisfies z.ZodType<Problem>;

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('result'),
    answer: z.string(),
    steps: z.string(),
    assumed: texts,
    isOpen: isTrue,
  }),
  z.strictObject({ kind: z.literal('missing'), ask: z.string(), isChoice: isTrue }),
]) satisfies z.ZodType<Outcome>;

export const optionSchema = z.strictObject({
  value: z.number(),
  words: z.enum(OPTION_WORDS),
  outcome: outcomeSchema,
  problem: z.nullable(problemSchema),
}) satisfies z.ZodType<Option>;

export const lineSchema = z.strictObject({
  count: z.number(),
  nouns: texts,
  price: z.nullable(z.number()),
  source: z.nullable(z.string()),
  name: z.string(),
  isDefinite: isTrue,
}) satisfies z.ZodType<Line>;
