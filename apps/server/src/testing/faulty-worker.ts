import { existsSync } from 'node:fs';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { HANDLERS } from '../workers/handlers.ts';
import { serve } from '../workers/serve.ts';
import { FAULTS } from './faults.ts';

/** Blocks the thread's event loop, as a pathological text would, until a file exists. */
function spinUntil(path: string): void {
  while (!existsSync(path));
}

function misbehave(text: string): void {
  const path = text.split(FAULTS.until)[1]?.split(/\s/)[0];
  if (path) spinUntil(path);
  while (text.includes(FAULTS.endless));
  if (text.includes(FAULTS.exit)) process.exit(0);
  if (text.includes(FAULTS.thrown)) throw new Error('a defect');
  if (text.includes(FAULTS.memory)) leak();
  if (text.includes(FAULTS.kept)) keep();
}

const MEGABYTE_OF_NUMBERS = 131_072;

/** Slowly enough to be seen before V8's own limit also where the main thread gets little time. */
function leak(): never {
  for (const leaked: number[][] = []; ; spin(2)) {
    leaked.push(new Array<number>(MEGABYTE_OF_NUMBERS).fill(leaked.length));
  }
}

const kept: number[][] = [];

/** Leaves 350 MB that no later job frees, and runs until the memory was looked at. */
function keep(): void {
  for (let at = 0; at < 350; at++) kept.push(new Array<number>(MEGABYTE_OF_NUMBERS).fill(at));
  spin(120);
}

function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const textOf = (answers: readonly QuestionAnswer[]) =>
  answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n');

/** The product's worker, except for texts that contain a fault marker. */
serve({
  ...HANDLERS,
  sellerProfile(input, run) {
    misbehave(textOf(input.answers));
    return HANDLERS.sellerProfile(input, run);
  },
  icpProfile(input, run) {
    misbehave(textOf(input.answers));
    return HANDLERS.icpProfile(input, run);
  },
  coachReply(input, run) {
    misbehave(input.userInput);
    return HANDLERS.coachReply(input, run);
  },
  rankPassages(input, run) {
    misbehave(input.question);
    return HANDLERS.rankPassages(input, run);
  },
  buildArchive(input, run) {
    misbehave(input.note);
    return HANDLERS.buildArchive(input, run);
  },
});
