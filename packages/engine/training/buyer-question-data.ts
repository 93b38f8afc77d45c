import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ASKED_LABELS, type AskedLabel } from '../src/practice/asked/labels.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const DATA = path('../data/questions-to-buyers');

const questionSchema = z.strictObject({
  text: z.string().min(1).max(600),
  label: z.enum(ASKED_LABELS),
});

export interface LabelledQuestion {
  author: string;
  text: string;
  label: AskedLabel;
}

/** The labelled questions to buyers: one `<author>.jsonl` an author. */
export function readQuestions(): LabelledQuestion[] {
  const files = readdirSync(DATA).filter((file) => file.endsWith('.jsonl'));
  return files.toSorted().flatMap((file) =>
    readFileSync(join(DATA, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        author: file.replace(/\.jsonl$/, ''),
        ...questionSchema.parse(JSON.parse(line)),
      })),
  );
}

/** What decides the weights: the questions, how they become features, and how these are fitted. */
const FOLDERS: readonly (readonly [folder: string, files: RegExp])[] = [
  [DATA, /\.jsonl$/],
  [path('../src/practice/asked'), /^(features|form|labels)\.ts$/],
  [path('../src/recognition'), /^(abbreviations|features|lexicon|normalise)\.(ts|json)$/],
  [path('.'), /^(fit|pack|buyer-question.*)\.ts$/],
];

/** SHA-256 of everything that decides the weights, tests excluded. */
export function questionFingerprint(): string {
  const sum = createHash('sha256');
  for (const [folder, files] of FOLDERS) {
    const names = readdirSync(folder).filter(
      (name) => files.test(name) && !name.endsWith('.test.ts'),
    );
    for (const name of names.toSorted()) sum.update(name).update(readFileSync(join(folder, name)));
  }
  return sum.digest('hex');
}
