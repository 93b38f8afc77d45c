import { lengthInWords } from '../../shared/text.ts';

/** Where a clause ends: at a mark, or before a word that begins the next one. */
const CLAUSE_ENDS =
  /[,;:.!?…](?=\s)|(?=\s(?:mas|porque|só que|aí|enquanto|senão|então|e (?:eu|a gente|ele|ela|não|já|ainda|isso|depois|aí|fico|vou|tenho)) )/gu;
const CLAUSE_WORDS = 3;

/** As many whole clauses from the start as fit, at least one; what is left out shows as "…". */
export function cutAtClause(text: string, max: number): string {
  if (text.length <= max) return text;
  const ends = [...text.matchAll(CLAUSE_ENDS)]
    .map(({ index }) => index)
    .filter((end) => lengthInWords(text.slice(0, end)) >= CLAUSE_WORDS);
  const end = ends.findLast((one) => one <= max) ?? ends[0];
  return end === undefined ? text : `${text.slice(0, end).trim()}…`;
}

/** A full stop before a lower-case character or a digit is an abbreviation or a number, or a sentence of the same thought. */
const SENTENCE_END = /[.!?…]["”’')]?[ \n]{1,3}(?=[^\p{Ll}\d\s])|\n/gu;
const SENTENCE_MAX = 240;

/** The whole sentence that a piece of a message belongs to, with its place; the piece where that is very long. */
export function sentenceAround(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const breaks = [...text.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => ({
    from: index + mark.trimEnd().length,
    to: index + mark.length,
  }));
  const first = breaks.findLast(({ to }) => to <= start)?.to ?? 0;
  const last = breaks.find(({ from }) => from >= end)?.from ?? text.length;
  const raw = text.slice(first, last);
  const begin = first + (raw.length - raw.trimStart().length);
  const whole = { start: begin, end: begin + raw.trim().length };
  return whole.end - whole.start > SENTENCE_MAX ? { start, end } : whole;
}
