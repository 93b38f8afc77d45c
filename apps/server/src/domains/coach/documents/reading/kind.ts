import type { FileKind } from './protocol.ts';

const HEAD = 1_024;
const OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];
/** Pages and pictures that are written as text, and would be read with all their marks. */
const MARKUP = /^\s*(<!doctype|<html|<svg|<script|<\?xml|<\?php|\{\\rtf)/i;

/** What a file is by its first bytes, whatever its name says; null when it is nothing we read. */
export function kindOf(head: Uint8Array): FileKind | null {
  const start = Buffer.from(head.subarray(0, HEAD));
  if (start.includes('%PDF-')) return 'pdf';
  if (begins(start, ZIP) && (start[2] === 3 || start[2] === 5)) return 'zip';
  if (begins(start, OFFICE)) return 'office';
  return isText(start) ? 'text' : null;
}

function isText(start: Buffer): boolean {
  if (utf16Of(start)) return true;
  const controls = start.filter((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte)).length;
  if (controls > strayMarks(start.length)) return false;
  return !MARKUP.test(start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''));
}

/** The byte order of UTF-16, by its mark or because every other byte of Western text is zero. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, HEAD);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length * 0.3;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : null;
}

/** How many marks that no text has may stand in one of this length by accident. */
export const strayMarks = (length: number) => Math.max(3, length / 100);

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
