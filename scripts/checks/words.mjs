import { read, tracked } from './tree.mjs';
import { wordsOf } from './words/source.mjs';

/** Private metaphors and what to write instead; also found in the plural and in compounds. */
const REPLACEMENTS = new Map(
  Object.entries({
    house: 'installation, server, project',
    door: 'endpoint, route, entry',
    ear: 'transcriber, classifier, tokenizer',
    hear: 'transcribe, tokenize, receive',
    heard: 'transcribed, recognised, accepted, matched',
    hearing: 'transcription, subscription',
    letter: 'mail, message',
    told: 'reported, extracted, stated',
    untold: 'excluded',
    mend: 'fix, repair, correct',
    mended: 'fixed, repaired, corrected',
    insides: 'dependencies',
    workshop: 'worker pool, factory',
    whom: 'a short declarative sentence',
    whoever: 'a short declarative sentence',
  }).flatMap(([word, instead]) => [
    [word, instead],
    [`${word}s`, instead],
  ]),
);
/** Words of a person's language, not of the code: knowledge, texts, captured examples. */
const NOT_CHECKED =
  /(^|\/)(knowledge|migrations|pt-BR|en-US|es-ES|data|payloads)(\/|\.)|\.gen\.|\.d\.m?ts$|^scripts\/checks\/words/;
/** `letter` is also a letter of an alphabet. @type {Record<string, RegExp>} */
const ALPHABET = /^letters?$/;
const ALPHABET_FILES = /^(scripts\/checks\/expressions\/|packages\/contract\/src\/faces\.ts$)/;

const isChecked = (path) => /\.[cm]?[jt]sx?$/.test(path) && !NOT_CHECKED.test(path);

/**
 * Private words in identifiers, comments, test titles and file names of the code.
 * Until every area is renamed they are only counted; STRICT_WORDS=1 makes them problems.
 */
export function problems(
  paths = tracked(),
  source = read,
  { strict = process.env.STRICT_WORDS === '1', report = (line) => process.stdout.write(line) } = {},
) {
  const found = paths.filter(isChecked).flatMap((path) => privateWords(path, source(path)));
  if (strict) return found;
  if (found.length > 0) report(`private words: ${found.length} (STRICT_WORDS=1 lists them)\n`);
  return [];
}

function privateWords(path, text) {
  const uses = new Map();
  for (const { word, line } of wordsOf(path, text)) {
    if (!REPLACEMENTS.has(word)) continue;
    if (ALPHABET.test(word) && ALPHABET_FILES.test(path)) continue;
    const key = `${line} ${word}`;
    uses.set(key, { word, line });
  }
  return [...uses.values()].map(
    ({ word, line }) =>
      `${path}:${line}: "${word}" is a private word; write ${REPLACEMENTS.get(word)}`,
  );
}
