/** Where a text may be cut without breaking a sentence in its middle. */
const CLAUSE_ENDS = /[,;:.!?…]["”’')]?(?=\s)|\n/gu;

/** The beginning up to the first end of a clause from a length on. */
export function firstPart(text: string, length: number): string {
  const end = endsOf(text).find((one) => one >= length);
  return end === undefined ? text : cutEnd(text.slice(0, end), text.slice(end));
}

/** The end from the last beginning of a clause that leaves a length. */
export function lastPart(text: string, length: number): string {
  const end = endsOf(text).findLast((one) => one <= text.length - length);
  return end === undefined ? text : `… ${text.slice(end).trimStart()}`;
}

const endsOf = (text: string): number[] =>
  [...text.matchAll(CLAUSE_ENDS)].map(({ 0: mark, index }) => index + mark.length);

const cutEnd = (kept: string, rest: string) => (rest.trim() === '' ? kept : `${kept} …`);
