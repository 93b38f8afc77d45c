import { readFileSync } from 'node:fs';
import { answeredTopic } from '@salesai/engine/testing/buyer-answers';
import { z } from 'zod';
import { isAnswerTo, isByForm } from './buyer-questions/answers.ts';
import { answeredInSessions } from './buyer-questions/in-session.ts';
import { percentOf, printFigures } from './table.ts';

/**
 * What a simulated buyer answers to plain questions of authors who trained nothing. The answer to another
 * question than the one asked is worse than none.
 */
const questionSchema = z.strictObject({
  text: z.string(),
  label: z.string(),
  sells: z.string(),
  to: z.enum(['company', 'person']),
});
const messageSchema = z.strictObject({ text: z.string(), label: z.string() });
type Question = z.infer<typeof questionSchema>;
type Outcome = 'right' | 'wrong' | 'none';

const readLines = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readFileSync(`evals/data/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

function outcomeOf({ text, label, sells, to }: Question): Outcome {
  const id = answeredTopic(text, { to, sells });
  if (id === null || id === 'no business' || isByForm(id)) return 'none';
  return isAnswerTo(label, id) ? 'right' : 'wrong';
}

const NO_TOPIC: ReadonlySet<string> = new Set(['other', 'selling', 'particular']);
const asksTopic = ({ label }: { label: string }): boolean => !NO_TOPIC.has(label);

const outcomes = readLines('buyer-questions-held-out.jsonl', questionSchema).map((question) => ({
  ...question,
  outcome: outcomeOf(question),
}));
const asked = outcomes.filter(asksTopic);
const others = outcomes.filter(({ label }) => label === 'other');

printFigures('Plain questions to a simulated buyer', [
  {
    ...{ name: 'questions about a topic that are answered', unit: '%', of: asked.length },
    value: percentOf(asked, ({ outcome }) => outcome === 'right'),
    atLeast: 68,
  },
  {
    ...{ name: '… to which the buyer does not know an answer', unit: '%', of: asked.length },
    value: percentOf(asked, ({ outcome }) => outcome === 'none'),
  },
  {
    ...{ name: 'other questions that get none', unit: '%', of: others.length },
    value: percentOf(others, ({ outcome }) => outcome === 'none'),
  },
  {
    ...{ name: 'answers to another question, of all', unit: '%', of: outcomes.length },
    value: percentOf(outcomes, ({ outcome }) => outcome === 'wrong'),
    atMost: 5,
  },
]);

const played = answeredInSessions(
  readLines('buyer-questions-in-session-held-out.jsonl', messageSchema),
);
const plainly = played.filter(asksTopic);
const selling = played.filter(({ label }) => label === 'selling');
const unrelated = played.filter(({ label }) => label === 'other');

printFigures('Messages inside a running session', [
  {
    ...{ name: 'questions about a topic that are answered', unit: '%', of: plainly.length },
    value: percentOf(plainly, ({ outcome }) => outcome === 'right'),
    atLeast: 68,
  },
  {
    ...{ name: '… to which the buyer does not know an answer', unit: '%', of: plainly.length },
    value: percentOf(plainly, ({ outcome }) => outcome === 'unknown'),
  },
  {
    ...{ name: '… answered with another thing', unit: '%', of: plainly.length },
    value: percentOf(plainly, ({ outcome }) => outcome === 'other'),
    atMost: 18,
  },
  {
    ...{ name: 'messages of selling read as such', unit: '%', of: selling.length },
    value: percentOf(selling, ({ outcome }) => outcome === 'right'),
    atLeast: 80,
  },
  {
    ...{ name: 'other questions not known, or answered', unit: '%', of: unrelated.length },
    value: percentOf(unrelated, ({ outcome }) => outcome !== 'other'),
  },
]);
