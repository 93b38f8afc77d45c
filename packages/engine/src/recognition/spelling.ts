const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** Bounds the time for texts that are mostly unknown. */
const CORRECTED_MAX = 8;

/**
 * Replaces unknown words by a known one that differs by a single mistake of typing.
 * @param isKnown whether a folded word occurred in training.
 */
export function correctSpelling(
  tokens: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  let corrected = 0;
  return tokens.map((token) => {
    if (token.length < SHORTEST || corrected === CORRECTED_MAX || isKnown(token)) return token;
    corrected += 1;
    for (const word of neighbours(token)) if (isKnown(word)) return word;
    return token;
  });
}

/** All words at one mistake from a word, the most frequent kinds of mistakes first. */
function* neighbours(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at++) {
    yield `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  }
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= word.length; at++) {
    for (const character of ALPHABET) yield word.slice(0, at) + character + word.slice(at);
  }
  for (let at = 0; at < word.length; at++) {
    for (const character of ALPHABET) yield word.slice(0, at) + character + word.slice(at + 1);
  }
}
