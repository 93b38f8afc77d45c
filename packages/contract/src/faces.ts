import * as z from 'zod/mini';

export const FACE_STYLES = [
  'avataaars',
  'bottts',
  'pixel-art',
  'identicon',
  'initials',
  'lorelei',
  'shapes',
  'big-ears',
  'croodles',
  'fun-emoji',
] as const;
export type FaceStyle = (typeof FACE_STYLES)[number];

/** Palettes of three background colours, of which a face shows one; `key` is the key of the name's text. */
export const FACE_PALETTES = [
  { key: 'ocean', colors: ['0e7490', '38bdf8', 'bae6fd'] },
  { key: 'forest', colors: ['166534', '4ade80', 'bbf7d0'] },
  { key: 'sunset', colors: ['c2410c', 'fb923c', 'fed7aa'] },
  { key: 'lavender', colors: ['6d28d9', 'a78bfa', 'ddd6fe'] },
  { key: 'candy', colors: ['be185d', 'f472b6', 'fbcfe8'] },
  { key: 'earth', colors: ['78350f', 'b45309', 'fde68a'] },
  { key: 'night', colors: ['1e1b4b', '3730a3', 'a5b4fc'] },
  { key: 'citrus', colors: ['4d7c0f', 'a3e635', 'ecfccb'] },
  { key: 'berry', colors: ['9f1239', 'fb7185', 'fecdd3'] },
  { key: 'stone', colors: ['334155', '94a3b8', 'e2e8f0'] },
] as const;

/** A chosen face; `seed` consists of digits, so that initials can precede them. */
export interface Face {
  style: FaceStyle;
  seed: string;
  colors: readonly string[];
}

/** `/avatars/{style}/svg?seed=&backgroundColor=hex,hex,hex` of this server; any other address is rejected. */
const FACE_ADDRESS = new RegExp(
  `^/avatars/(${FACE_STYLES.join('|')})/svg\\?seed=([A-Za-z0-9%._~-]{1,192})&backgroundColor=([0-9a-f]{6}(?:,[0-9a-f]{6}){0,2})$`,
);
export const FaceAddress = z
  .string('validation:icp.required')
  .check(z.maxLength(320, 'validation:tooLong'), z.regex(FACE_ADDRESS, 'validation:icp.required'));

/** The path of a face's picture. @param name its initials are shown by the style `initials`. */
export function faceAddress({ style, seed, colors }: Face, name: string): string {
  const initials = style === 'initials' ? initialsOf(name) : '';
  const fullSeed = encodeURIComponent(initials ? `${initials}-${seed}` : seed);
  return `/avatars/${style}/svg?seed=${fullSeed}&backgroundColor=${colors.join(',')}`;
}

/** Parses the result of {@link faceAddress}; null for any other address. */
export function parseFace(address: string): Face | null {
  const [, style, seed = '', colors = ''] = FACE_ADDRESS.exec(address) ?? [];
  const knownStyle = FACE_STYLES.find((one) => one === style);
  if (!knownStyle) return null;
  // Unlike decodeURIComponent, this accepts a stray %.
  const decoded = new URLSearchParams(`seed=${seed}`).get('seed') ?? '';
  return {
    style: knownStyle,
    // The capital of a letter may have marks of its own.
    seed: knownStyle === 'initials' ? decoded.replace(/^[\p{L}\p{M}]+-/u, '') : decoded,
    colors: colors.split(','),
  };
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const letters = name.match(/\p{L}+/gu)?.map((word) => [...word][0] ?? '') ?? [];
  const [first = '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
