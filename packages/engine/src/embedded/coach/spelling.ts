/** Puts mistyped words right; words it knows stay as they are. */
export type Spelling = (token: string) => string;

const SHORTEST = 4;
const SHORTEST_BEGINNING = 5;
const LONG = 8;
const CACHE_MAX = 5_000;

interface Target {
  word: string;
  sound: string;
  beginning: boolean;
}

/**
 * @param listened words, and beginnings of words marked `*`, that somebody listens for.
 * @param known right words; those that somebody listens for are what a mistyped one may have meant.
 */
export function createSpelling(listened: readonly string[], known: readonly string[]): Spelling {
  const beginnings = [...new Set(listened)]
    .filter((word) => word.endsWith('*'))
    .map((word) => word.slice(0, -1));
  const whole = new Set(listened.filter((word) => !word.endsWith('*')));
  const right = new Set([...known, ...whole]);
  const begins = (word: string) => beginnings.some((beginning) => word.startsWith(beginning));
  const targets: Target[] = [
    ...[...right]
      .filter((word) => word.length >= SHORTEST && (whole.has(word) || begins(word)))
      .map((word) => ({ word, sound: soundOf(word), beginning: false })),
    ...beginnings
      .filter((word) => word.length >= SHORTEST_BEGINNING)
      .map((word) => ({ word, sound: soundOf(word), beginning: true })),
  ];
  const isKnown = (word: string) => right.has(word) || begins(word);
  const byInitial = Map.groupBy(targets, ({ sound }) => sound.charAt(0));
  const remembered = new Map<string, string>();
  return (token) => {
    if (token.length < SHORTEST || /\d/.test(token) || isKnown(token)) return token;
    const before = remembered.get(token);
    if (before !== undefined) return before;
    const sound = soundOf(token);
    const found =
      plainForms(token).find(isKnown) ??
      nearest(sound, byInitial.get(sound.charAt(0)) ?? []) ??
      token;
    if (remembered.size >= CACHE_MAX) remembered.clear();
    remembered.set(token, found);
    return found;
  };
}

const SIZES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/quinh([oa])s?$/, ['c$1', 'qu$1', 'que']],
  [/guinh([oa])s?$/, ['g$1']],
  [/z?inh([oa])s?$/, ['$1', 'e', '']],
  [/zinh[oa]s?$/, ['']],
  [/z?im$/, ['o', 'inho', '']],
  [/([lrntdcgvs])(ao|ona|oes)$/, ['$1o', '$1a', '$1']],
  [/issim([oa])s?$/, ['$1']],
  [/(d)(inha|ona)$/, ['r', 'da']],
];

/** "precinho", "fraquinho", "trabalhão", "caríssimo": the word without its size. */
function plainForms(token: string): string[] {
  return SIZES.flatMap(([ending, bases]) =>
    ending.test(token) ? bases.map((base) => token.replace(ending, base)) : [],
  ).filter((word) => word.length >= SHORTEST - 1);
}

/** Whole words win over beginnings that are equally near. */
function nearest(sound: string, targets: readonly Target[]): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const target of targets) {
    const length = target.sound.length;
    if (length - sound.length > 2) continue;
    const allowed = length >= LONG ? 2 : 1;
    // What is longer by more than the allowed edits is not near, however much longer.
    const { whole, least } = distances(target.sound, sound.slice(0, length + 3));
    const distance = target.beginning ? least : whole;
    if (distance <= allowed && (best === null || distance < best.distance)) {
      best = { word: target.word, distance };
    }
  }
  return best?.word ?? null;
}

/** How a Brazilian hears it: the letters people mix up are one. */
export function soundOf(word: string): string {
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
 * Edits (a letter more, less, other, or two swapped) from a word to the whole of another, and to
 * the nearest beginning of it.
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
