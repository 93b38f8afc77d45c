import { read, tracked } from './tree.mjs';
import { exceptions } from './words/exceptions.mjs';
import { wordsOf } from './words/source.mjs';

/** Private metaphors and what to write instead. */
const INSTEAD = {
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
  inside: 'dependency',
  workshop: 'worker pool, factory',
  whom: 'a short declarative sentence',
  whoever: 'a short declarative sentence',
};
/** `inside` is a preposition; only `Insides` was a private word. */
const ONLY_PLURAL = new Set(['inside']);
const SINGULAR = new Map(
  Object.keys(INSTEAD).flatMap((word) => [
    ...(ONLY_PLURAL.has(word) ? [] : [[word, word]]),
    [`${word}s`, word],
  ]),
);
/** Not code but a person's language: knowledge, texts, examples. And the words of this check. */
const NOT_CHECKED =
  /(^|\/)(knowledge|migrations|pt-BR|en-US|es-ES|data|payloads)(\/|\.)|\.gen\.|\.d\.m?ts$|^scripts\/checks\/words/;
const isChecked = (path) => /\.[cm]?[jt]sx?$/.test(path) && !NOT_CHECKED.test(path);

/** Private words in identifiers, comments, test titles and file names of the code. */
export function problems(paths = tracked(), source = read, { admitted = exceptions } = {}) {
  const uses = paths.filter(isChecked).flatMap((path) => usesIn(path, source(path)));
  const isAdmitted =
    ({ path, word }) =>
    (use) =>
      use.word === word && (use.path === path || (path.endsWith('/') && use.path.startsWith(path)));
  return [
    ...uses
      .filter((use) => !admitted.some((exception) => isAdmitted(exception)(use)))
      .map(
        ({ path, line, word }) =>
          `${path}:${line}: "${word}" is a private word; write ${INSTEAD[word]}`,
      ),
    ...admitted
      .filter((exception) => !uses.some(isAdmitted(exception)))
      .map(
        ({ path, word }) =>
          `${path}: "${word}" is no longer an exception; delete it from scripts/checks/words/exceptions.mjs`,
      ),
  ];
}

/** Each private word once per line. */
function usesIn(path, text) {
  const uses = new Map();
  for (const { word, line } of wordsOf(path, text)) {
    const singular = SINGULAR.get(word);
    if (singular) uses.set(`${line} ${singular}`, { path, line, word: singular });
  }
  return [...uses.values()];
}
