export type Replacement = readonly [RegExp, string];

/** Replaces whole words in order; a capital at the beginning of a word stays. */
export const replaced = (text: string, list: readonly Replacement[]): string =>
  list.reduce(
    (left, [pattern, by]) =>
      left.replace(pattern, (found: string, ...groups: unknown[]) => {
        const plain = by.replace(/\$(\d)/g, (_all, n: string) =>
          String(groups[Number(n) - 1] ?? ''),
        );
        return /^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
      }),
    text,
  );

/** A word or phrase, wherever it stands alone. */
export const word = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

export const EMOJI = /\s{0,3}(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d}){1,8}/gu;

export const tidy = (text: string): string =>
  text
    .replace(/[ \t]{1,12}([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/^[ \t]+/gm, '')
    .replace(/^[ \t]*[,;:.]+[ \t]*(?!\.)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(
      /(^|[.!?]\s+|\n)(\p{Ll})/gu,
      (_all, before: string, initial: string) => `${before}${initial.toUpperCase()}`,
    )
    .trim();
