import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { valueByRules } from '../src/sums/reading/by-rules.ts';
import { type Message, readMessage } from '../src/sums/reading/stated.ts';

const numberSchema = z.strictObject({
  n: z.string(),
  value: z.number(),
  role: z.string(),
  unit: z.string(),
  per: z.array(z.string()),
});

const problemSchema = z.strictObject({
  text: z.string(),
  numbers: z.array(numberSchema),
  asks: z.strictObject({ role: z.string(), unit: z.string(), per: z.array(z.string()) }),
  answer: z.number(),
  formula: z.string(),
});

export type Annotated = z.infer<typeof numberSchema>;

/** An annotated problem with its message, and for each number of that its annotation. */
export interface SumProblem extends z.infer<typeof problemSchema> {
  author: string;
  message: Message;
  annotated: readonly (Annotated | null)[];
  /** What the rules find; null for nothing. */
  byRules: number | null;
}

const FOLDER = new URL('../data/sums/', import.meta.url);

/** The annotated problems of all authors. */
export function readProblems(): SumProblem[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => problemOf(line, name.replace('.jsonl', ''))),
    );
}

function problemOf(line: string, author: string): SumProblem {
  const problem = problemSchema.parse(JSON.parse(line));
  const message = readMessage(problem.text);
  if (!message) throw new Error(`${author}: "${problem.text}" is too long`);
  let next = 0;
  const annotated = message.numbers.map(({ value }) => {
    const at = problem.numbers.findIndex(
      (one, index) => index >= next && Math.abs(one.value - value) < 1e-6,
    );
    if (at < 0) return null;
    next = at + 1;
    return problem.numbers[at] ?? null;
  });
  return { ...problem, author, message, annotated, byRules: valueByRules(problem.text) };
}

/** Whether a value answers a problem, also rounded as answers show it. */
export const isAnswer = (value: number, { answer }: SumProblem): boolean =>
  Math.abs(Math.abs(value) - Math.abs(answer)) <= Math.max(0.011, 0.0005 * Math.abs(answer));
