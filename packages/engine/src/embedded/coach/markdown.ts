import { plainData } from '../../shared/sources.ts';

const SIGNS = /[\\`*_[\]#|~&]/g;

/** Somebody else's text inside our markdown: shown as it is, never read as markup or address. */
export function quotedData(text: string, max: number): string {
  return plainData(text, max)
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/\b[a-z][a-z+.-]{1,15}:\/\//gi, '')
    .replace(/\bwww\./gi, '')
    .replace(SIGNS, '\\$&');
}

/** A quotation of several lines. */
export const quotation = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A bold title with what stands under it. */
export const section = (title: string, body: string) => `**${title}**\n\n${body}`;
/** One line each, in no order. */
export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
/** One line each, in the order they are done. */
export const numbered = (items: readonly string[]) =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n');
