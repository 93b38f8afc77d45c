const ALPHABET = 'a letter of the alphabet';

/**
 * Uses of a word in its literal meaning.
 * @type {{path: string, word: string, meaning: string}[]} `path` is a file, or a folder with `/`.
 */
export const exceptions = [
  {
    path: 'apps/server/src/domains/coach/documents/search/typos.ts',
    word: 'letter',
    meaning: ALPHABET,
  },
  { path: 'apps/server/src/speech/spoken/words.ts', word: 'letter', meaning: ALPHABET },
  {
    path: 'apps/web/src/features/scripts/teleprompter/keys.test.ts',
    word: 'letter',
    meaning: ALPHABET,
  },
  { path: 'packages/contract/src/faces.ts', word: 'letter', meaning: ALPHABET },
  {
    path: 'packages/engine/src/practice/sheets/sheet-of.test.ts',
    word: 'hearing',
    meaning: 'an aid for deaf people',
  },
  { path: 'scripts/checks/expressions/', word: 'letter', meaning: 'the alphabet of an automaton' },
];
