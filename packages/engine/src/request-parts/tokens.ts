import { ABBREVIATIONS } from '../recognition/abbreviations.ts';

/** A word, a number or a sign of a message, with its place in the text. */
export interface Token {
  /** As written. */
  text: string;
  /** Lower case without accents, abbreviations of the chat expanded; "#" for a number. */
  word: string;
  start: number;
  end: number;
}

const TOKEN = /r\$\s?(?=\d)|\d+(?:[.,:/x]\d+)*%?|\p{L}+|\p{Extended_Pictographic}|[^\s\p{L}\d]/giu;
/** Words beyond this are not read. */
const TOKENS_MAX = 160;

/** Frequent misspellings of small words. */
const MISSPELLED = new Map([
  ['i', 'e'],
  ['si', 'se'],
  ['num', 'nao'],
  ['dexa', 'deixa'],
  ['falto', 'faltou'],
  ['comesso', 'comeco'],
  ['dipois', 'depois'],
  ['fassa', 'faca'],
]);

/** The tokens of a message in their order; at most 160. */
export const tokensIn = (message: string): Token[] =>
  [...message.matchAll(TOKEN)].slice(0, TOKENS_MAX).map(({ 0: text, index }) => ({
    text,
    word: wordOf(text),
    start: index,
    end: index + text.length,
  }));

function wordOf(text: string): string {
  if (/^r\$/i.test(text)) return '$';
  if (/^\d/.test(text)) return text.endsWith('%') ? '#%' : '#';
  const folded = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  if (/^k{2,}$|^(?:rs)+$|^(?:ha){2,}/.test(folded)) return 'kk';
  return ABBREVIATIONS.get(folded)?.join(' ') ?? MISSPELLED.get(folded) ?? folded;
}
