import { plainData } from '../../shared/sources.ts';

const SIGNS = /[\\`*_[\]#|~&]/g;

/** Untrusted text inside generated markdown, escaped so that it is never rendered as markup or URL. */
export function quotedData(text: string, max: number): string {
  return plainData(text, max)
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/\b[a-z][a-z+.-]{1,15}:\/\//gi, '')
    .replace(/\bwww\./gi, '')
    .replace(SIGNS, '\\$&');
}

/** A block quote. */
export const quotation = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A bold title with a body. */
export const section = (title: string, body: string) => `**${title}**\n\n${body}`;
