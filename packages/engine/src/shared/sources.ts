import type { Source } from '@salesai/contract/coach';
import type { Passage } from '../port.ts';
import { cut } from './text.ts';

const FILE_MAX = 80;
const EXCERPT_MAX = 320;
const SIGNS = /[\\`*_[\]#|~&]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Untrusted text on one line, without invisible characters; for data that is not rendered. */
function plainData(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return cut(line, max);
}

/** Untrusted text inside generated markdown, escaped so that it is never rendered as markup or URL. */
export function quotedData(text: string, max: number): string {
  return plainData(text, max)
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/\b[a-z][a-z+.-]{1,15}:\/\//gi, '')
    .replace(/\bwww\./gi, '')
    .replace(SIGNS, '\\$&');
}

/** The source of a quotation as the screen names it: untrusted data, cut and cleaned. */
export const sourceOf = (
  { file, page }: Pick<Passage, 'file' | 'page'>,
  excerpt: string,
): Source => ({
  file: plainData(file, FILE_MAX),
  page: page ?? null,
  excerpt: plainData(excerpt, EXCERPT_MAX),
});
