import { configuredModel } from './model.ts';
import { asked, UNANSWERABLE } from './unanswerable-questions.ts';

const REFUSED_AT_LEAST = 0.9;

/** Questions that the documents come near to and do not answer: how often the model says so. */
const { engine, close } = await configuredModel();
let refused = 0;
for (const question of UNANSWERABLE) {
  const given = await asked(engine, question);
  if (given.refused) refused += 1;
  else console.log(`\n? ${question.ask}\n> ${given.text.slice(0, 400)}`);
}
await close();
const share = refused / UNANSWERABLE.length;
console.log(
  `\nSaid that the documents do not tell: ${(share * 100).toFixed(1)} % of ${UNANSWERABLE.length}`,
);
// The scripted model quotes whatever comes first: only a real one can fail here.
if (share < REFUSED_AT_LEAST && process.env.AI_PROVIDER) process.exitCode = 1;
