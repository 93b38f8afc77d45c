const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
/** Nothing that is not seen: NUL, control marks, hidden and reordering characters, broken halves. */
const INVISIBLE = /[^\P{C}\n]/gu;

/** All but one plain space alone, which stays as it is: there are too many to write each anew. */
const SPACES = /(?! (?![\p{Zs}\ufffd]))[\p{Zs}\ufffd]+/gu;

/** The text of a file as a reader sees it: visible characters, words whole, no ragged spaces. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(\p{L})(?:-|\u00ad)\n(\p{Ll})/gu, '$1$2')
    .replace(INVISIBLE, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
