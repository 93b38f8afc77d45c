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
    .replace(/[\p{Zs}\ufffd]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
