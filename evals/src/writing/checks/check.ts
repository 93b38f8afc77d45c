import type { Passage } from '../generate.ts';

export type CheckName =
  | 'contraction'
  | 'agreement'
  | 'clause'
  | 'person'
  | 'praise'
  | 'spelling'
  | 'slot'
  | 'doubled'
  | 'capital'
  | 'foreign'
  | 'attribution'
  | 'promise'
  | 'number'
  | 'unit'
  | 'sum';

/** One error that a check found, with the words that show it. */
export interface Finding {
  check: CheckName;
  excerpt: string;
}

export type Check = (passage: Passage) => Finding[];

const AROUND = 30;

/** Every match of a pattern as a finding, except those that `accept` explains. */
export function findAll(
  check: CheckName,
  text: string,
  pattern: RegExp,
  accept: (match: RegExpExecArray) => boolean = () => false,
): Finding[] {
  return [...text.matchAll(pattern)]
    .filter((match) => !accept(match))
    .map((match) => ({ check, excerpt: excerptAt(text, match.index, match[0].length) }));
}

export function excerptAt(text: string, at: number, length: number): string {
  const end = at + length;
  const marked = `«${text.slice(at, end)}»`;
  const excerpt = text.slice(Math.max(0, at - AROUND), at) + marked + text.slice(end, end + AROUND);
  return excerpt.replace(/\s+/g, ' ').trim();
}
