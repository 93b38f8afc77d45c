import { lengthInWords } from '../../shared/text.ts';

const HEADING_MAX = 80;
const HEADING_WORDS = 9;
/** A line with a verb or a figure states something. */
const STATED =
  /(?<!\p{L})(?:não|nao|vale|valem|soma|somam|pode|podem|fica|ficam|entregamos|atendemos|aceitamos|cobramos|fazemos|trabalhamos|temos|é|são|sai|paga|pagam|custa|só|somente|leva|deve)(?!\p{L})/iu;
const FIGURE = /R\$ ?\d|\d ?%|\d,\d\d|\d{1,2}h\b|\d{1,2}:\d\d/;
const MARKER = /^(?:[▶►■◆★●#]|\p{Extended_Pictographic})+\s*/u;
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2})?\s?[.)–-]|[IVX]{1,4}\s?[.)–-])\s+(?=\p{L})/u;
const SHORT = 5;
const MAX_DEPTH = 2;

/** How high a heading stands, 0 the highest; null for a line that is none. */
export function headingRank(lines: readonly string[], at: number, text: string): number | null {
  const next = lines.slice(at + 1).find((line) => line !== '') ?? '';
  const isMarked = MARKER.test(text);
  const words = lengthInWords(text);
  if (next === '' || text.length > HEADING_MAX || words > HEADING_WORDS + 2) return null;
  if (text.endsWith('?') && lines.length > at + 1) return 3;
  if (isMarked && !FIGURE.test(text)) return 1;
  if (/[.!;,]$/.test(text) || FIGURE.test(text) || /: \S/.test(text)) return null;
  if (isCapital(text)) return 0;
  if (/^\*[^*]+\*$|^_[^_]+_$/.test(text)) return 0;
  if (NUMBERED.test(text) && words <= HEADING_WORDS) return /\d\.\d/.test(text) ? 1 : 0;
  if (text.endsWith(':') && words <= HEADING_WORDS) return 2;
  const isApart = (lines[at - 1] ?? '') === '';
  const isFollowed = (lines[at + 1] ?? '') !== '' || at < 2;
  if (!isApart || !isFollowed || (STATED.test(text) && words > SHORT)) return null;
  return words <= HEADING_WORDS && /^\p{Lu}/u.test(text) ? 1 : null;
}

const isCapital = (text: string) => {
  const alphabetic = text.replace(/\([^)]{0,80}\)/g, '').replace(/[^\p{L}]/gu, '');
  const capitals = alphabetic.replace(/[^\p{Lu}]/gu, '');
  return alphabetic.length >= 3 && capitals.length / alphabetic.length > 0.8;
};

/** The headings that apply to the lines that follow. */
export function createHeadings() {
  let stack: { text: string; rank: number; hasContent: boolean }[] = [];
  return {
    add(text: string, rank: number) {
      stack = stack.filter(
        (one) => one.rank < rank || (one.rank === rank && !one.hasContent && one === stack.at(-1)),
      );
      const plain = text
        .replace(MARKER, '')
        .replace(NUMBERED, '')
        .replace(/^[*_]{1,3}|(?<![*_:])[*_:]{1,3}$/g, '')
        .replace(/^(?:p(?:ergunta)?|q)\s?[:.)-]\s+/i, '');
      stack.push({ text: plain.trim(), rank, hasContent: false });
      stack = stack.slice(-MAX_DEPTH);
    },
    contentSeen() {
      for (const one of stack) one.hasContent = true;
    },
    section: () => stack.map(({ text }) => text).join(' – '),
  };
}
