import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEngine } from '@salesai/engine/embedded/index';
import type { CoachReplyInput, Passage } from '@salesai/engine/port';
import offTopic from '../data/off-topic.json' with { type: 'json' };
import { createSearch, type Text } from './passages.ts';

interface Question {
  passage: number;
  question: string;
  answers: string[];
}

const CONTAINED_AT_LEAST = 0.75;
const KEPT_AT_LEAST = 0.97;
const REFUSED_AT_LEAST = 0.9;

const folder = process.env.FAQUAD_DIR;
if (folder && existsSync(folder)) await measure(folder);
else console.log('FAQUAD_DIR names no folder with FaQuAD: nothing measured.');

/** Questions on documents: answered in their words, or refused when they do not say it. */
async function measure(folder: string): Promise<void> {
  const texts: Text[] = JSON.parse(readFileSync(join(folder, 'passages.json'), 'utf8'));
  const questions: Question[] = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'));
  const search = createSearch(texts);
  let contained = 0;
  let kept = 0;
  let refused = 0;
  for (const { passage, question, answers } of questions) {
    const given = await ask(question, search(question, [passage]));
    const found = answers.some((answer) => plain(given.text).includes(plain(answer)));
    if (found) contained += 1;
    if ((await ask(question, search(question))).quoted) kept += 1;
    if (process.argv.includes('--misses') && !found) {
      console.log(`\n? ${question}\n= ${answers[0]}\n> ${given.text.slice(0, 700)}`);
    }
  }
  for (const question of offTopic) {
    const { quoted } = await ask(question, search(question));
    if (!quoted) refused += 1;
    else if (process.argv.includes('--misses')) console.log(`\nquoted for: ${question}`);
  }
  const figures = [
    [
      'Answer contained, its passage among those given',
      contained / questions.length,
      CONTAINED_AT_LEAST,
    ],
    ['Answerable questions answered', kept / questions.length, KEPT_AT_LEAST],
    ['Off-topic questions refused', refused / offTopic.length, REFUSED_AT_LEAST],
  ] as const;
  for (const [what, share, least] of figures) {
    console.log(`${what}: ${(share * 100).toFixed(1)} % (at least ${least * 100} %)`);
    if (share < least) process.exitCode = 1;
  }
}

async function ask(userInput: string, passages: Passage[]) {
  const input: CoachReplyInput = {
    userInput,
    passages,
    history: [],
    hasDocuments: true,
    sellerName: 'Ana Souza',
    sellerAnswers: null,
    icp: null,
    scripts: [],
    language: 'pt-BR',
  };
  let text = '';
  let quoted = false;
  for await (const event of createEmbeddedEngine().coachReply(input)) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'sources') quoted = event.sources.length > 0;
  }
  return { text, quoted };
}

/** What two texts have in common whatever marks and spaces stand in them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
