/** Among the alternatives of a word: any number. */
export const NUMBER_MARK = '#';
const NUMBER = /^(\d+x?|dois|duas|tres|quatro|cinco|seis|dez|doze|quinze|vinte|cem|mil|reais)$/;
/** Tokens; beyond them it begins anew, so that nobody's odd words fill the memory. */
const REMEMBERED_MAX = 4_000;

/** One word of a cue with its alternatives; cues that listen for the same share it. */
export interface Word {
  matches(token: string): boolean;
}

/** All words of all cues, each kept once. */
export interface Words {
  /** The word with these alternatives; one that ends in `*` is a beginning. */
  of(alternatives: readonly string[]): Word;
  /** Every word made so far that a token matches. */
  matching(token: string): readonly Word[];
}

/** What a token matches is remembered: messages say the same words again and again. */
export function createWords(): Words {
  const words = new Map<string, Word>();
  const remembered = new Map<string, readonly Word[]>();
  return {
    of(alternatives) {
      const name = alternatives.join('|');
      const known = words.get(name);
      if (known) return known;
      const word = wordOf(alternatives);
      words.set(name, word);
      remembered.clear();
      return word;
    },
    matching(token) {
      const before = remembered.get(token);
      if (before) return before;
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      const found = [...words.values()].filter((word) => word.matches(token));
      remembered.set(token, found);
      return found;
    },
  };
}

function wordOf(alternatives: readonly string[]): Word {
  const exact = new Set(alternatives.filter((one) => !one.endsWith('*')));
  const beginnings = alternatives.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const number = exact.delete(NUMBER_MARK);
  return {
    matches: (token) =>
      exact.has(token) ||
      beginnings.some((beginning) => token.startsWith(beginning)) ||
      (number && NUMBER.test(token)),
  };
}
