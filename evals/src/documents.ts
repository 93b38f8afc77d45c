import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold } from '@salesai/engine/text';
import {
  findPassages,
  findStatements,
} from '../../apps/server/src/domains/coach/documents/service.ts';
import { type Owner, openLibrary, uploadAndWait } from '../../apps/server/src/testing/library.ts';
import { askCoach } from './ask.ts';

/**
 * One seller's documents with questions about them. A file is one set or a list of sets; each set
 * belongs to another seller.
 * - `text`: the document as a TXT file, with its line breaks.
 * - `ask`: the question; `previous`: the question before it, or several, the oldest first.
 * - `contains`: texts that the reply must all contain; `a|b` is either one.
 * - `notContains`: texts that it must not contain.
 * - `absent`: the documents do not contain the answer: the reply must say so; it may name the nearest.
 * Case, accents, markdown, double spaces and `,00` do not count in comparisons.
 */
interface DocumentSet {
  documents: { file: string; text: string }[];
  questions: Question[];
}

interface Question {
  ask: string;
  previous?: string | string[];
  contains: string[];
  notContains?: string[];
  absent?: boolean;
}

const RIGHT_AT_LEAST = 0.9;
/** Development questions about many layouts, of which not all are answered yet. */
const AT_LEAST: Readonly<Record<string, number>> = { 'document-questions-layouts.json': 0.8 };
const FILES = [
  'document-questions.json',
  'document-questions-layouts.json',
  'document-questions-held-out.json',
];
const ABSENT =
  /\bnao (?:encontrei|achei|vi|consta|constam|ha|esta|tem|diz|informa|menciona|fala|tenho)\b|foge do que eu sei|fora da minha area/;
const printsAll = process.argv.includes('--all');

for (const file of FILES) {
  const path = join(import.meta.dirname, '..', 'data', file);
  if (existsSync(path)) await measure(file, JSON.parse(readFileSync(path, 'utf8')));
}

/** Asks every question of a file as the product answers it, and prints the share of right replies. */
async function measure(file: string, content: DocumentSet | DocumentSet[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-evals-'));
  const library = await openLibrary({ dataDir: join(folder, 'database') });
  let right = 0;
  let asked = 0;
  for (const { documents, questions } of [content].flat()) {
    const seller = await library.newSeller();
    for (const { file: name, text } of documents) await uploadAndWait(seller, [name, text]);
    for (const question of questions) {
      const reply = await answer(seller, question);
      const problem = problemOf(reply, question);
      asked += 1;
      if (!problem) right += 1;
      if (problem || printsAll) {
        const before = [question.previous ?? []].flat().map((one) => `${one} → `);
        console.log(`\n? ${before.join('')}${question.ask}\n> ${reply}\n! ${problem ?? 'right'}`);
      }
    }
  }
  await library.close();
  rmSync(folder, { recursive: true, force: true });
  const share = right / asked;
  const least = AT_LEAST[file] ?? RIGHT_AT_LEAST;
  const percent = (share * 100).toFixed(1);
  console.log(`\n${file}: ${percent} % of ${asked} (at least ${(least * 100).toFixed(0)} %)`);
  if (share < least) process.exitCode = 1;
}

async function answer(seller: Owner, { ask, previous = [] }: Question): Promise<string> {
  const history = [previous].flat();
  const found = {
    passages: await findPassages(seller, ask),
    rows: await findStatements(seller, ask, history),
  };
  return (await askCoach(ask, found, history)).text;
}

function problemOf(reply: string, { contains, notContains = [], absent }: Question): string | null {
  const given = plain(reply);
  const isIn = (text: string) => text.split('|').some((one) => given.includes(plain(one)));
  const missing = contains.filter((text) => !isIn(text));
  const wrong = notContains.filter(isIn);
  if (missing.length > 0) return `does not contain ${missing.join(', ')}`;
  if (wrong.length > 0) return `contains ${wrong.join(', ')}`;
  if (absent && !ABSENT.test(given)) return 'does not say that it is absent';
  return null;
}

function plain(text: string): string {
  return fold(text)
    .replace(/[*\\“”"]/g, '')
    .replace(/(?<=\d) (?=%)/g, '')
    .replace(/,00(?!\d)/g, '')
    .replace(/\s+/g, ' ');
}
