import { maxControlCharacters, utf16Of } from './kind.ts';
import { UnreadableError } from './protocol.ts';

/**
 * Decodes a text file: by BOM, else UTF-16, else strict UTF-8, else Windows-1252.
 * @throws UnreadableError `refused` for binary data.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (isBinary(bytes)) throw new UnreadableError('refused');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A few NULs are removed later; many indicate a binary file. */
function isBinary(bytes: Uint8Array): boolean {
  const zeros = bytes.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  return zeros > maxControlCharacters(bytes.length);
}
