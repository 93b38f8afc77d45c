import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { questionFingerprint, readQuestions } from './buyer-question-data.ts';
import { fitQuestions, leftOut, thresholdOf } from './buyer-question-fit.ts';
import { pack } from './pack.ts';

/** Trains what a question to a buyer asks for, and prints the figures of leaving out each author in turn. */
const KEPT = 130_000;
const questions = readQuestions();
const results = leftOut(questions);
const threshold = thresholdOf(results);
const { data, ...packed } = pack(fitQuestions(questions), 1, KEPT);
const weights = {
  fingerprint: questionFingerprint(),
  threshold,
  ...packed,
  data: brotliCompressSync(data).toString('base64'),
};
writeFileSync(
  new URL('../src/practice/asked/weights.json', import.meta.url),
  `${JSON.stringify(weights)}\n`,
);

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
process.stdout.write(`${questions.length} questions to buyers, threshold ${threshold}\n`);
for (const [author, of] of Map.groupBy(results, (one) => one.author)) {
  const answered = of.filter(({ isTopic, probability }) => isTopic && probability >= threshold);
  const right = answered.filter(({ gold, label }) => gold === label).length;
  process.stdout.write(
    `  without ${author}: ${percent(right, of.filter((one) => one.asksTopic).length)} of the topics found, ${percent(answered.length - right, of.length)} wrong topics\n`,
  );
}
