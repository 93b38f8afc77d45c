import { readFileSync } from 'node:fs';
import { explain } from '@salesai/engine/explain';
import { z } from 'zod';

/** Of what an author wrote who saw the answers, but none of the ways to ask them. */
const FOUND_AT_LEAST = 0.55;
const WRONG_AT_MOST = 0.12;
const FALSE_AT_MOST = 0.03;

const caseSchema = z.object({ text: z.string(), key: z.string().nullable() });

const cases = readFileSync('evals/data/questions-held-out.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => caseSchema.parse(JSON.parse(line)));
const asked = cases.filter(({ key }) => key !== null);
const others = cases.filter(({ key }) => key === null);
const found = asked.filter(({ text, key }) => answerTo(text) === key);
const wrong = asked.filter(({ text, key }) => ![key, null].includes(answerTo(text)));
const falsely = others.filter(({ text }) => answerTo(text) !== null);

const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
console.log(`Frequent questions answered: ${percent(share(found, asked))} of ${asked.length}`);
console.log(`  with the answer to another question: ${percent(share(wrong, asked))}`);
console.log(
  `Other messages answered as one: ${percent(share(falsely, others))} of ${others.length}`,
);
if (
  share(found, asked) < FOUND_AT_LEAST ||
  share(wrong, asked) > WRONG_AT_MOST ||
  share(falsely, others) > FALSE_AT_MOST
)
  process.exitCode = 1;

/** The key of the frequent question that a message is answered as; null when it is none. */
function answerTo(text: string): string | null {
  const act = explain([text])[0]?.act;
  return act?.kind === 'answer' ? act.key : null;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
