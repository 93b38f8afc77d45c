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

/** SHA-256 of everything that decides the weights, tests excluded. */
export function fingerprint(): string {
  const sum = createHash('sha256');
  for (const [folder, files] of FOLDERS) {
    const names = readdirSync(folder).filter(
      (name) => files.test(name) && !name.endsWith('.test.ts'),
    );
    for (const name of names.sort()) sum.update(name).update(readFileSync(join(folder, name)));
  }
  return sum.digest('hex');
}
