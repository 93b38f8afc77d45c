/** Words and the marks of a phrase; no markup, link, bracket or quotation mark. */
const PHRASE = /^[\p{L}\p{N}](?:[\p{L}\p{N} ºª'’%/&$+-]|[,.:](?! ?[,.:;])){1,240}$/u;
const LINK = /https?:|www\.|\.(?:com|br|example)\b/i;

/** A phrase of an answer that can stand inside a sentence; null for any other text. */
export function cleanPhrase(text: string | null | undefined): string | null {
  const trimmed = text?.trim().replace(/[,.:; ]{1,20}$/, '') ?? '';
  const isClean = PHRASE.test(trimmed) && !LINK.test(trimmed) && !trimmed.includes('  ');
  return isClean && !/(?<!R)\$/.test(trimmed) ? trimmed : null;
}
