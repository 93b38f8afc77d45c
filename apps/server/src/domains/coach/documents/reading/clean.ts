const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
/** Invisible characters: NUL, control, format and private-use characters, lone surrogates. */
const INVISIBLE = /[^\P{C}\n]/gu;

/** Spaces to be replaced by one plain space; single plain spaces do not match, for speed. */
const SPACES = /(?! (?![\p{Zs}\ufffd]))[\p{Zs}\ufffd]+/gu;

/**
 * The text of a file with its layout: tabs and runs of spaces separate the cells of tables. Every
 * character that remains can be stored.
 */
export function layoutText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .normalize('NFC')
    .replace(/[\p{Zs}\ufffd]/gu, ' ');
}

/** Normalizes the text of a file: visible characters, words without hyphenation, single spaces. */
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
