/** Among the alternatives of a word: any number. */
export const NUMBER_MARK = '#';
const NUMBER = /^(\d+x?|dois|duas|tres|quatro|cinco|seis|dez|doze|quinze|vinte|cem|mil|reais)$/;
/** Maximum number of cached tokens; the cache is cleared when it is full. */
const CACHE_MAX = 4_000;

/** One word of a cue with its alternatives, shared by all cues that contain it. */
export interface Word {
  matches(token: string): boolean;
}

/** The words of all cues, without duplicates. */
export interface Words {
  /** The word with these alternatives; a trailing `*` marks a prefix. */
  of(alternatives: readonly string[]): Word;
  /** Every word made so far that a token matches. */
  matching(token: string): readonly Word[];
}

/** The words of a token are cached. */
export function createWords(): Words {
  const words = new Map<string, Word>();
  const cache = new Map<string, readonly Word[]>();
  return {
    of(alternatives) {
      const name = alternatives.join('|');
      const known = words.get(name);
      if (known) return known;
      const word = wordOf(alternatives);
      words.set(name, word);
      cache.clear();
      return word;
    },
    matching(token) {
      const before = cache.get(token);
      if (before) return before;
      if (cache.size >= CACHE_MAX) cache.clear();
      const found = [...words.values()].filter((word) => word.matches(token));
      cache.set(token, found);
      return found;
    },
  };
}

function wordOf(alternatives: readonly string[]): Word {
  const exact = new Set(alternatives.filter((one) => !one.endsWith('*')));
  const prefixes = alternatives.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const number = exact.delete(NUMBER_MARK);
  return {
    matches: (token) =>
      exact.has(token) ||
      prefixes.some((prefix) => token.startsWith(prefix)) ||
      (number && NUMBER.test(token)),
  };
}
