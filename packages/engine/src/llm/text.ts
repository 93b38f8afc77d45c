import { cut, saysSomething } from '../embedded/language/text.ts';

const IMAGE = /!\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)?/g;
const LINK = /\[([^\]\n]{0,300})\]\(\s*[^)\n]{0,2000}\)?/g;
const TAG = /<\/?[a-z!][^>]{0,500}>?/gi;
const ADDRESS = /\b(?:[a-z][a-z+.-]{1,15}:\/\/|www\.|javascript:|data:[a-z]+\/)\S*|:\/\/\S*/gi;
/** Without any of these there is nothing to take out. */
const SIGNS = /[<[:]|www\./i;
/** Beginnings of tags, links and addresses: a space behind them makes them plain words. */
const ACTIVE = /<(?=[a-z!/])|\](?=\()|:(?=\/\/)|www(?=\.)|javascript(?=:)|data(?=:[a-z]{1,12}\/)/gi;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu;

/** What one removal may bring together to be removed again: `<<b>script>`. */
const PASSES = 5;

/**
 * A text without tags, images, links, addresses and unseen signs; the words of links stay. What
 * was nested too deeply is left as plain words.
 */
export function withoutMarkup(text: string): string {
  let plain = text.replace(INVISIBLE, '');
  for (let pass = 0; pass < PASSES && SIGNS.test(plain); pass++) {
    plain = plain.replace(IMAGE, '$1').replace(LINK, '$1').replace(TAG, '').replace(ADDRESS, '');
  }
  return plain.replace(ACTIVE, '$& ');
}

/** Whether a text holds the beginning of what {@link withoutMarkup} takes out. */
export const isActive = (text: string): boolean => text.search(ACTIVE) >= 0;

/**
 * A model's text as prose on several lines: no markup, image or address gets through.
 * @param max characters, after which it is cut at a word.
 */
export function tidyText(text: string, max: number): string {
  const plain = withoutMarkup(
    text
      .slice(0, 4 * max)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, ' '),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return cut(plain, max);
}

/** The same as {@link tidyText}, on one line. */
export const tidyLine = (text: string, max: number): string =>
  tidyText(text.replace(/\s+/g, ' '), max);

/** Lines that say something, each once: at most `count`, each of at most `max` characters. */
export function tidyList(lines: readonly string[], count: number, max: number): string[] {
  const tidy = lines.map((line) => tidyLine(line.replace(/^[-*•\d.)\s]+(?=\p{L})/u, ''), max));
  return [...new Set(tidy.filter(saysSomething))].slice(0, count);
}

/** @throws Error that says what is missing, for the model to mend. */
export function atLeast<T>(items: readonly T[], count: number, what: string): T[] {
  if (items.length < count) {
    throw new Error(
      `${what}: são precisos pelo menos ${count} itens com texto, vieram ${items.length}`,
    );
  }
  return [...items];
}

/** @throws Error that says which text is missing, for the model to mend. */
export function said(text: string, what: string): string {
  if (!saysSomething(text)) throw new Error(`${what}: o texto está vazio`);
  return text;
}
