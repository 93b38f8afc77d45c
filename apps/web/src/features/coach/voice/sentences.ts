/** What some voices cut off, in characters. */
const LONGEST = 200;
/** A picture may stand inside a link: it takes two turns. */
const LINK = /!?\[([^[\]]*)\]\([^)]{0,400}\)/g;

/** A reply as it is spoken: without its marks, one sentence at a time, none too long for a browser's voice. */
export function sentencesOf(reply: string): string[] {
  const plain = reply
    .replace(LINK, '$1')
    .replace(LINK, '$1')
    .replace(/^[ \t]*(?:[-*+>]|#+|\d+[.)])\s+/gm, '')
    .replace(/[*_`~]/g, '');
  return plain
    .split(/(?<=[.!?…:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(shortened);
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const space = sentence.lastIndexOf(' ', LONGEST);
  const end = space > 0 ? space : LONGEST;
  return [sentence.slice(0, end), ...shortened(sentence.slice(end).trimStart())];
}
