import { readFileSync } from 'node:fs';
import { answeredTopic } from '@salesai/engine/testing/buyer-answers';
import { z } from 'zod';
import { percentOf, printFigures } from './table.ts';

/**
 * What a simulated buyer answers to plain questions of an author who trained nothing. The answer to another
 * question than the one asked is worse than none.
 */
const questionSchema = z.strictObject({
  text: z.string(),
  label: z.string(),
  sells: z.string(),
  to: z.enum(['company', 'person']),
});
type Question = z.infer<typeof questionSchema>;
type Outcome = 'right' | 'wrong' | 'none';

/** Answers that are to the point for a question of this label, too. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'buyer.ages': ['buyer family', 'son age', 'daughter age'],
  'buyer.family': ['buyer team', 'married'],
  'buyer.hours': ['particular free-days'],
  'buyer.event': ['particular wedding-date', 'particular party-date', 'particular trip-when'],
  'buyer.pet': ['particular pet-kind'],
  'buyer.tools': ['particular system', 'particular computers'],
  'buyer.vehicle': ['particular which-car', 'particular which-motorcycle'],
  'buyer.volume': ['particular meals', 'particular deliveries'],
  'purchase.age': ['particular fleet-age'],
  'purchase.tried': ['particular started-before'],
};
const COUNTED: ReadonlySet<string> = new Set([
  ...['buyer.team', 'buyer.space', 'buyer.vehicle', 'buyer.tools', 'purchase.quantity'],
]);

const questions = readFileSync('evals/data/buyer-questions-held-out.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => questionSchema.parse(JSON.parse(line)));

function outcomeOf({ text, label, sells, to }: Question): Outcome {
  const id = answeredTopic(text, { to, sells });
  if (id === null || id === 'no business') return 'none';
  return isAnswerTo(label, id) ? 'right' : 'wrong';
}

function isAnswerTo(label: string, id: string): boolean {
  const [from = '', field = ''] = label.split('.');
  const own = from === 'chat' ? `topic ${field}` : `${from} ${field}`;
  // "Corrente ou correia?" is answered by one of the two, whatever it is about.
  if (id === own || id.startsWith(`${own} `) || id.startsWith('mais ')) return true;
  if (label === 'particular') return /^(?:particular|count) |^guests$/.test(id);
  if (id.startsWith('count ')) return COUNTED.has(label);
  if (id.startsWith('particular ') && /-size$|rooms$|^particular plot/.test(id))
    return label === 'buyer.space';
  return ALSO[label]?.includes(id) ?? false;
}

const outcomes = questions.map((question) => ({ ...question, outcome: outcomeOf(question) }));
const asked = outcomes.filter(({ label }) => !['other', 'selling', 'particular'].includes(label));
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
