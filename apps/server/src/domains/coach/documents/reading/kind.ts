import type { FileKind } from './protocol.ts';

const HEAD = 1_024;
const OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];
/** Markup formats, which would be read with their tags. */
const MARKUP = /^\s*(<!doctype|<html|<svg|<script|<\?xml|<\?php|\{\\rtf)/i;

/** Detects the kind of a file by its first bytes; null for an unsupported one. */
export function detectFileKind(head: Uint8Array): FileKind | null {
  const start = Buffer.from(head.subarray(0, HEAD));
  if (start.includes('%PDF-')) return 'pdf';
  if (begins(start, ZIP) && (start[2] === 3 || start[2] === 5)) return 'zip';
  if (begins(start, OFFICE)) return 'office';
  return isText(start) ? 'text' : null;
}

function isText(start: Buffer): boolean {
  if (utf16Of(start)) return true;
  const controls = start.filter((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte)).length;
  if (controls > maxControlCharacters(start.length)) return false;
  return !MARKUP.test(start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''));
}

/** The byte order of UTF-16, by its BOM or by zeros in every other byte of Western text. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, HEAD);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const threshold = sample.length * 0.3;
  if (odd > threshold && even * 10 < odd) return 'utf-16le';
  return even > threshold && odd * 10 < even ? 'utf-16be' : null;
}

/** How many control characters a text of this length may contain. */
export const maxControlCharacters = (length: number) => Math.max(3, length / 100);

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
