import { Artefact } from '@salesai/contract/coach';
import { z } from 'zod';
import { orderSchema } from '../../orders/index.ts';
import {
  lineSchema,
  optionSchema,
  outcomeSchema,
  problemSchema,
  SUM_KINDS,
} from '../../sums/index.ts';
import { type Act, CHANGE_KINDS, type Choice, SMALL_TALK, WRITTEN_KINDS } from '../act.ts';

const text = z.string();
const optionalText = z.optional(text);
const nullableText = z.nullable(text);
const isTrue = z.optional(z.literal(true));
const act = z.lazy((): z.ZodType<Act> => actSchema);

/** Made from what solving a sum gives, of which some parts are not kept. */
const sum = z.object({
  kind: z.literal('sum'),
  sum: z.enum(SUM_KINDS),
  request: text,
  outcome: outcomeSchema,
  problem: z.nullable(problemSchema),
  options: z.optional(z.array(optionSchema)),
  lacks: optionalText,
  isAgain: isTrue,
  isOrder: isTrue,
  awaits: z.optional(lineSchema),
  order: z.optional(orderSchema),
  besides: optionalText,
});

const practice = z.discriminatedUnion('step', [
  z.strictObject({
    kind: z.literal('practice'),
    step: z.enum(['start', 'again', 'end', 'feedback']),
    objection: text,
    said: text,
  }),
  z.strictObject({
    kind: z.literal('practice'),
    step: z.literal('answer'),
    objection: text,
    buyer: text,
    line: text,
  }),
]);

const choice = z.strictObject({ label: text, act }) satisfies z.ZodType<Choice>;

/** What is known of the shape of a stored act; an act with anything else is not read. */
export const actSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('objection'),
    keys: z.tuple([text], text),
    said: text,
    isGuess: isTrue,
  }),
  z.strictObject({ kind: z.literal('advice'), topic: text, said: text }),
  z.strictObject({ kind: z.literal('answer'), key: text, topic: text, said: text }),
  z.strictObject({
    kind: z.literal('text'),
    form: z.enum(WRITTEN_KINDS),
    purpose: nullableText,
    request: text,
  }),
  z.strictObject({
    kind: z.literal('change'),
    change: z.enum(CHANGE_KINDS),
    request: text,
    source: z.nullable(Artefact),
  }),
  z.strictObject({
    kind: z.literal('repair'),
    said: text,
    again: z.nullable(act),
    meant: optionalText,
  }),
  z.strictObject({ kind: z.enum(['explain', 'no', 'support']) }),
  z.strictObject({ kind: z.literal('next'), another: isTrue }),
  z.strictObject({ kind: z.enum(['insist', 'case']), topic: nullableText, said: text }),
  z.strictObject({
    kind: z.literal('recall'),
    what: z.enum(['fact', 'summary']),
    question: text,
  }),
  sum,
  z.strictObject({
    kind: z.enum(['result-sale', 'result-loss', 'result-progress', 'off-topic', 'feeling']),
    said: text,
  }),
  z.strictObject({
    kind: z.literal('judge'),
    line: nullableText,
    buyer: text,
    graded: z.boolean(),
  }),
  practice,
  z.strictObject({ kind: z.enum(['document', 'about-files', 'app-help']), question: text }),
  z.strictObject({ kind: z.literal('small-talk'), topic: z.enum(SMALL_TALK) }),
  z.strictObject({ kind: z.literal('question'), choices: z.array(choice), said: text }),
]);
