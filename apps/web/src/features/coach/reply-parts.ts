import type { Artefact } from '@salesai/contract/coach';

/** A reply around its artefact; both parts are markdown. */
interface ReplyParts {
  before: string;
  after: string;
}

/** A line that consists of a bold title only. */
const TITLE = /^\*\*[^*]{3,20}\*\*$/;

/** Takes the artefact, which a reply contains as a titled block quote, out of the text around it. */
export function splitReply(reply: string, artefact: Artefact): ReplyParts {
  const lines = reply.split('\n');
  for (let start = lines.length - 1; start >= 0; start--) {
    const isFirst = isQuote(lines[start]) && !isQuote(lines[start - 1]);
    if (!isFirst) continue;
    let end = start;
    while (isQuote(lines[end])) end++;
    if (unquoted(lines.slice(start, end)) !== artefact.text.trim()) continue;
    return {
      before: withoutTitle(lines.slice(0, start)).join('\n').trim(),
      after: lines.slice(end).join('\n').trim(),
    };
  }
  return { before: reply, after: '' };
}

const isQuote = (line: string | undefined) => line?.startsWith('>') ?? false;

const unquoted = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim();

function withoutTitle(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return TITLE.test(lines[last]?.trim() ?? '') ? lines.slice(0, last) : lines;
}

/** The messages of a WhatsApp text: its paragraphs. */
export const bubblesOf = (text: string): string[] =>
  text
    .split(/\n[ \t]{0,9}\n/)
    .map((bubble) => bubble.trim())
    .filter((bubble) => bubble !== '');
