/** Whether a text contains an alphanumeric character. */
export const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Whether a message says something: a word, a number or an emoji. */
export const isReadable = (text: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);

/** Normalises a text for matching: lower case, no accents, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The number of words between white space; 1 for an empty text. */
export const lengthInWords = (text: string): number => text.trim().split(/\s+/).length;

/** A text as the part of a regular expression that matches exactly it. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP = /<[^>]{0,400}>|[<>`*_#{}[\]|\\]+/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Untrusted text as plain prose, without markup, URLs and invisible characters. */
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

/** Cuts a text at a word and appends an ellipsis. */
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

/** First character in upper case, for the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** First character in lower case, unless the word is an acronym. */
export const lower = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
