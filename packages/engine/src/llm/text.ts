import { cut, hasContent } from '../shared/text.ts';

const IMAGE = /!\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)?/g;
const LINK = /\[([^\]\n]{0,300})\]\(\s*[^)\n]{0,2000}\)?/g;
const TAG = /<\/?[a-z!][^>]{0,500}>?/gi;
const URL = /\b(?:[a-z][a-z+.-]{1,15}:\/\/|www\.|javascript:|data:[a-z]+\/)\S*|:\/\/\S*/gi;
/** Without any of these there is nothing to remove. */
const MARKUP_HINT = /[<[:]|www\./i;
/** Starts of tags, links and URLs; a space after them makes them plain text. */
const ACTIVE = /<(?=[a-z!/])|\](?=\()|:(?=\/\/)|www(?=\.)|javascript(?=:)|data(?=:[a-z]{1,12}\/)/gi;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]|(?!\n)\p{Cc}/gu;

/** One removal may create markup again, as in `<<b>script>`. */
const PASSES = 5;

/**
 * Removes tags, images, links, URLs and invisible characters; link texts stay. Markup that is nested
 * too deeply becomes plain text.
 */
export function withoutMarkup(text: string): string {
  let plain = text.replace(INVISIBLE, '');
  for (let pass = 0; pass < PASSES && MARKUP_HINT.test(plain); pass++) {
    plain = plain.replace(IMAGE, '$1').replace(LINK, '$1').replace(TAG, '').replace(URL, '');
  }
  return plain.replace(ACTIVE, '$& ');
}

/** Whether a text contains the start of what {@link withoutMarkup} removes. */
export const isActive = (text: string): boolean => text.search(ACTIVE) >= 0;

/**
 * A model's text as prose on several lines, without markup, images and URLs.
 * @param max characters; longer text is cut at a word.
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

/** The non-empty lines without duplicates: at most `count`, each of at most `max` characters. */
export function tidyList(lines: readonly string[], count: number, max: number): string[] {
  const tidy = lines.map((line) => tidyLine(line.replace(/^[-*•\d.)\s]+(?=\p{L})/u, ''), max));
  return [...new Set(tidy.filter(hasContent))].slice(0, count);
}

/** @throws Error that names what is missing, for the model to correct. */
export function atLeast<T>(items: readonly T[], count: number, what: string): T[] {
  if (items.length < count) {
    throw new Error(
      `${what}: são precisos pelo menos ${count} itens com texto, vieram ${items.length}`,
    );
  }
  return [...items];
}

/** @throws Error that names the empty text, for the model to correct. */
export function required(text: string, what: string): string {
  if (!hasContent(text)) throw new Error(`${what}: o texto está vazio`);
  return text;
}
