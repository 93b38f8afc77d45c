/** Some speech synthesizers cut longer utterances off, in characters. */
const MAX_LENGTH = 200;
/** An image may be nested in a link: replaced twice. */
const LINK = /!?\[([^[\]]*)\]\([^)]{0,400}\)/g;

/** Splits Markdown into plain sentences short enough for a browser's speech synthesizer. */
export function toSpokenSentences(markdown: string): string[] {
  const plain = markdown
    .replace(LINK, '$1')
    .replace(LINK, '$1')
    .replace(/^[ \t]*(?:[-*+>]|#+|\d+[.)])\s+/gm, '')
    .replace(/[*_`~]/g, '');
  return plain
    .split(/(?<=[.!?…:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(splitLong);
}

function splitLong(sentence: string): string[] {
  if (sentence.length <= MAX_LENGTH) return [sentence];
  const space = sentence.lastIndexOf(' ', MAX_LENGTH);
  const end = space > 0 ? space : MAX_LENGTH;
  return [sentence.slice(0, end), ...splitLong(sentence.slice(end).trimStart())];
}
