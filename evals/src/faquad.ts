import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@salesai/engine/text';
import offTopic from '../data/off-topic.json' with { type: 'json' };
import { askCoach } from './ask.ts';
import { Libraries, type Library } from './library.ts';

interface Question {
  passage: number;
  question: string;
  answers: string[];
}

interface Text {
  id: number;
  text: string;
}

const FOUND_AT_LEAST = 0.96;
const FIRST_AT_LEAST = 0.83;
const PLAIN_WITHIN = 0.01;
const CONTAINED_AT_LEAST = 0.75;
const ANSWERED_AT_LEAST = 0.97;
const REFUSED_AT_LEAST = 0.9;

const folder = process.env.FAQUAD_DIR;
const printsMisses = process.argv.includes('--misses');
if (folder && existsSync(folder)) await measure(folder);
else console.log('FAQUAD_DIR names no folder with FaQuAD: nothing measured.');

/** Measures retrieval, answers and refusals on questions about documents. */
async function measure(folder: string): Promise<void> {
  const texts: Text[] = JSON.parse(readFileSync(join(folder, 'passages.json'), 'utf8'));
  const questions: Question[] = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'));
  const libraries = new Libraries();
  const library = await libraries.ofTexts(texts.map(({ text }) => text));
  try {
    const retrieval = await measureRetrieval(library, texts, questions);
    const bare = questions.map((one) => ({ ...one, question: plain(one.question) }));
    const withoutAccents = await measureRetrieval(library, texts, bare);
    print('Passage among the five found', retrieval.five, FOUND_AT_LEAST);
    print('Passage found first', retrieval.first, FIRST_AT_LEAST);
    print(
      'Among the five, asked without accents',
      withoutAccents.five,
      retrieval.five - PLAIN_WITHIN,
    );
    print('First, asked without accents', withoutAccents.first, retrieval.first - PLAIN_WITHIN);
    await measureAnswers(library, questions);
  } finally {
    await libraries.close();
  }
}

/** Shares of questions whose passage is first or among the five results. */
async function measureRetrieval(
  library: Library,
  texts: readonly Text[],
  questions: readonly Question[],
) {
  let first = 0;
  let five = 0;
  for (const { passage, question } of questions) {
    const pages = (await library.find(question)).passages.map(
      ({ page }) => texts[(page ?? 0) - 1]?.id,
    );
    if (pages[0] === passage) first += 1;
    if (pages.includes(passage)) five += 1;
    else if (printsMisses) console.log(`\nnot found: ${question}`);
  }
  return { first: first / questions.length, five: five / questions.length };
}

async function measureAnswers(library: Library, questions: readonly Question[]): Promise<void> {
  let contained = 0;
  let answered = 0;
  let refused = 0;
  for (const { question, answers } of questions) {
    const given = await askCoach(question, await library.find(question));
    const isContained = answers.some((answer) => plain(given.text).includes(plain(answer)));
    if (isContained) contained += 1;
    if (given.quoted) answered += 1;
    if (printsMisses && !isContained) {
      console.log(`\n? ${question}\n= ${answers[0]}\n> ${given.text.slice(0, 700)}`);
    }
  }
  for (const question of offTopic) {
    const { quoted } = await askCoach(question, await library.find(question));
    if (!quoted) refused += 1;
    else if (printsMisses) console.log(`\nquoted for: ${question}`);
  }
  print('Answer contained in the reply', contained / questions.length, CONTAINED_AT_LEAST);
  print('Answerable questions answered', answered / questions.length, ANSWERED_AT_LEAST);
  print('Off-topic questions refused', refused / offTopic.length, REFUSED_AT_LEAST);
}

function print(what: string, share: number, least: number): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.log(`${what}: ${percent(share)} (at least ${percent(least)})`);
  if (share < least) process.exitCode = 1;
}

/** Normalises a text for comparison: no accents, punctuation or case. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
