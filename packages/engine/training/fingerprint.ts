import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** What decides the weights: the sentences, how they become features, and how these are fitted. */
const FOLDERS: readonly (readonly [folder: string, files: RegExp])[] = [
  [path('../data/recognition'), /\.jsonl$/],
  [path('../src/recognition'), /^(abbreviations|features|lexicon|normalise)\.(ts|json)$/],
  [path('.'), /^(calibration|cross-validation|dataset|fit|pack|tasks|thresholds)\.ts$/],
];

const SUM_FOLDERS: typeof FOLDERS = [
  [path('../data/sums'), /\.jsonl$/],
  [
    path('../src/sums/reading'),
    /^(by-rules|candidates|choices|conversions|dimensions|expression|lexicon|pair-features|rank-features|stated|tag-features|tags)\.ts$/,
  ],
  [path('.'), /^(fit|pack|ranking|sums|sums-data|sums-formula)\.ts$/],
];

const TALK_FOLDERS: typeof FOLDERS = [
  ...SUM_FOLDERS,
  [path('../data/sum-talks'), /\.jsonl$/],
  [path('../src/sums'), /^naming-numbers\.ts$/],
  [path('../src/sums/talk'), /^(?!models|read).*\.ts$/],
  [path('.'), /^(ranking-grouped|sum-talks|sum-talks-data)\.ts$/],
];

const PART_FOLDERS: typeof FOLDERS = [
  [path('../data/request-parts'), /\.jsonl$/],
  [path('../data/recognition'), /\.jsonl$/],
  [path('../data/sums'), /\.jsonl$/],
  [
    path('../src/request-parts'),
    /^(clauses|cues|earlier|features|goal-features|labels|persons|sequence|shapes|tokens)\.ts$/,
  ],
  [
    path('.'),
    /^(dataset|fit|pack|request-goals|request-parts|request-parts-data|sequence-fit)\.ts$/,
  ],
];

const SOURCE_FOLDERS: typeof FOLDERS = [
  [path('../data/answer-sources'), /\.jsonl$/],
  [path('../data/recognition'), /\.jsonl$/],
  [path('../data/sums'), /\.jsonl$/],
  [path('../src/answer-sources'), /^(features|labels)\.ts$/],
  [path('../src/request-parts'), /^tokens\.ts$/],
  [path('.'), /^(answer-sources|dataset|fit|pack)\.ts$/],
];

/** The rules have a part in the features, too; after changes of them the weights only fit less well. */
const KIND_FOLDERS: typeof FOLDERS = [
  [path('../data/act-kinds'), /\.jsonl$/],
  [path('../src/conversation/kinds'), /^(features|forms|situation)\.ts$/],
  [path('.'), /^(act-kinds|act-kinds-data|fit|pack)\.ts$/],
];

/** SHA-256 of everything that decides the weights of recognition, tests excluded. */
export const fingerprint = (): string => sumOf(FOLDERS);
/** The same of the reader of sums. */
export const sumsFingerprint = (): string => sumOf(SUM_FOLDERS);
/** The same of the reader of sums over a talk. */
export const sumTalksFingerprint = (): string => sumOf(TALK_FOLDERS);
/** The same of the reader of the parts of requests. */
export const partsFingerprint = (): string => sumOf(PART_FOLDERS);
/** The same of where answers to messages stand. */
export const sourcesFingerprint = (): string => sumOf(SOURCE_FOLDERS);

/** The same of the kinds of acts. */
export const kindsFingerprint = (): string => sumOf(KIND_FOLDERS);

function sumOf(folders: typeof FOLDERS): string {
  const sum = createHash('sha256');
  for (const [folder, files] of folders) {
    const names = readdirSync(folder).filter(
      (name) => files.test(name) && !name.endsWith('.test.ts'),
    );
    for (const name of names.sort()) sum.update(name).update(readFileSync(join(folder, name)));
  }
  return sum.digest('hex');
}
