/** Corrects misspelt words; known words are returned unchanged. */
export type Spelling = (token: string) => string;

const WORD_MIN = 4;
const PREFIX_MIN = 5;
const LONG = 8;
const CACHE_MAX = 5_000;

interface Target {
  word: string;
  sound: string;
  prefix: boolean;
}

/**
 * @param cueWords words of cues, with prefixes marked by `*`; misspelt words are corrected to these.
 * @param known further words that are correctly spelt.
 */
export function createSpelling(cueWords: readonly string[], known: readonly string[]): Spelling {
  const prefixes = [...new Set(cueWords)]
    .filter((word) => word.endsWith('*'))
    .map((word) => word.slice(0, -1));
  const whole = new Set(cueWords.filter((word) => !word.endsWith('*')));
  const right = new Set([...known, ...whole]);
  const begins = (word: string) => prefixes.some((prefix) => word.startsWith(prefix));
  const targets: Target[] = [
    ...[...right]
      .filter((word) => word.length >= WORD_MIN && (whole.has(word) || begins(word)))
      .map((word) => ({ word, sound: soundOf(word), prefix: false })),
    ...prefixes
      .filter((word) => word.length >= PREFIX_MIN)
      .map((word) => ({ word, sound: soundOf(word), prefix: true })),
  ];
  const isKnown = (word: string) => right.has(word) || begins(word);
  const byInitial = Map.groupBy(targets, ({ sound }) => sound.charAt(0));
  const cache = new Map<string, string>();
  return (token) => {
    if (token.length < WORD_MIN || /\d/.test(token) || isKnown(token)) return token;
    const cached = cache.get(token);
    if (cached !== undefined) return cached;
    const sound = soundOf(token);
    const found =
      baseForms(token).find(isKnown) ??
      nearest(sound, byInitial.get(sound.charAt(0)) ?? []) ??
      token;
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(token, found);
    return found;
  };
}

const SIZE_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/quinh([oa])s?$/, ['c$1', 'qu$1', 'que']],
  [/guinh([oa])s?$/, ['g$1']],
  [/z?inh([oa])s?$/, ['$1', 'e', '']],
  [/zinh[oa]s?$/, ['']],
  [/z?im$/, ['o', 'inho', '']],
  [/([lrntdcgvs])(ao|ona|oes)$/, ['$1o', '$1a', '$1']],
  [/issim([oa])s?$/, ['$1']],
  [/(d)(inha|ona)$/, ['r', 'da']],
];

/** Removes diminutive and augmentative endings: "precinho", "trabalhão", "caríssimo". */
function baseForms(token: string): string[] {
  return SIZE_ENDINGS.flatMap(([ending, bases]) =>
    ending.test(token) ? bases.map((base) => token.replace(ending, base)) : [],
  ).filter((word) => word.length >= WORD_MIN - 1);
}

/** Whole words take precedence over prefixes at the same distance. */
function nearest(sound: string, targets: readonly Target[]): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const target of targets) {
    const length = target.sound.length;
    if (length - sound.length > 2) continue;
    const allowed = length >= LONG ? 2 : 1;
    // Characters beyond the allowed edits do not change the result.
    const { whole, least } = distances(target.sound, sound.slice(0, length + 3));
    const distance = target.prefix ? least : whole;
    if (distance <= allowed && (best === null || distance < best.distance)) {
      best = { word: target.word, distance };
    }
  }
  return best?.word ?? null;
}

/** Phonetic form for Brazilian Portuguese: characters that are often confused become one. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sh|ch/g, 'x')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/ss|sc(?=[ei])|z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/^h/, '')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/m(?=[^aeiou])/g, 'n')
    .replace(/(.)\1/g, '$1');
}

/**
 * Edit distance with transpositions (OSA) from a word to another, and to the nearest prefix of it.
 * Not fastest-levenshtein: it has neither transpositions nor distances to prefixes.
 */
function distances(word: string, of: string): { whole: number; least: number } {
  let previous: number[] = [];
  let current = Array.from({ length: of.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= of.length; column++) {
      const same = word[row - 1] === of[column - 1];
      let least = Math.min(
        at(current, column) + 1,
        at(next, column - 1) + 1,
        at(current, column - 1) + (same ? 0 : 1),
      );
      const swapped = word[row - 1] === of[column - 2] && word[row - 2] === of[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, at(previous, column - 2) + 1);
      next.push(least);
    }
    previous = current;
    current = next;
  }
  return { whole: at(current, of.length), least: Math.min(...current) };
}

const at = (values: readonly number[], index: number) => values[index] ?? Number.POSITIVE_INFINITY;
