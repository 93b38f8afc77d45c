import { configuredModel } from './model.ts';
import { answerQuestion, UNANSWERABLE } from './unanswerable-questions.ts';

const REFUSED_AT_LEAST = 0.9;

/** Measures how often the model states that the documents do not contain the answer. */
const { engine, close } = await configuredModel();
let refused = 0;
for (const question of UNANSWERABLE) {
  const given = await answerQuestion(engine, question);
  if (given.refused) refused += 1;
  else console.log(`\n? ${question.ask}\n> ${given.text.slice(0, 400)}`);
}
await close();
const share = refused / UNANSWERABLE.length;
console.log(
  `\nRefused for lack of documents: ${(share * 100).toFixed(1)} % of ${UNANSWERABLE.length}`,
);
// The scripted model always quotes the first passage: only a real model can fail here.
if (share < REFUSED_AT_LEAST && process.env.AI_PROVIDER) process.exitCode = 1;
