/** Whether a text holds a letter or a figure: signs and spaces alone say nothing. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Lower case without accents, single spaces: what two spellings of a word have in common. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP = /<[^>]{0,400}>|[<>`*_#{}[\]|\\]+/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** A seller's words as plain prose: no markup, addresses or invisible characters pass. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(ADDRESS, ' ')
    .replace(MARKUP, ' ')
    .replace(/["“”«»]+/g, "'")
    .replace(/([!?.,;:])\1+/g, '$1')
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The seller's own words in quotation marks, cut at a word.
 * @param max characters inside the marks.
 */
export function quote(text: string, max = 120): string {
  return `“${cut(withoutEnd(cleanText(text)), max)}”`;
}

/** A text cut at a word, with an ellipsis when something is missing. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 1);
  return `${withoutEnd(start(text, space > max / 2 ? space : max - 1))}…`;
}

/** The first characters of a text, without the first half of a pair: no database takes one. */
export const start = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

const withoutEnd = (text: string) => text.replace(/(?<![\s.,;:!?…-])[\s.,;:!?…-]+$/u, '');

/** "a", "a e b", "a, b e c"; before an i-sound "e" stays "e" in Portuguese. */
export function listOf(items: readonly string[], and = 'e'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** First letter in upper case, for the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** First letter in lower case, unless the word is an acronym. */
export const lower = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
