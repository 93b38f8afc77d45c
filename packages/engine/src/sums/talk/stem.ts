const STEM = 5;
const NOUN_MIN = 3;
/** Short words that name nothing. */
const PLAIN = new Set(
  'que dos das por pra pro com sem nao uma uns mas ele ela meu seu sua dia mes ano vez vao foi sao tem vai isso esse essa ela cada mais para'.split(
    ' ',
  ),
);

/** The beginning of a word, without the ending of a plural. */
export const stemOf = (word: string): string =>
  word.length <= STEM ? word.replace(/(?<=\p{L}{2})s$/u, '') : word.slice(0, STEM);

/** Stems of the words by which another message may mean an amount. */
export const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => word.length >= NOUN_MIN && /^\p{L}/u.test(word) && !PLAIN.has(word))
      .map(stemOf),
  ),
];
