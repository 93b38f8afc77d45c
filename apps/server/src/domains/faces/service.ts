import { Avatar, Style } from '@dicebear/core';
import type { FaceStyle } from '@salesai/contract/faces';

type Definition = ConstructorParameters<typeof Style>[0];

/** Loaded on first use: a style is up to 122 kB of JSON. */
const load: Record<FaceStyle, () => Promise<{ default: unknown }>> = {
  avataaars: () => import('@dicebear/styles/avataaars.json', { with: { type: 'json' } }),
  bottts: () => import('@dicebear/styles/bottts.json', { with: { type: 'json' } }),
  'pixel-art': () => import('@dicebear/styles/pixel-art.json', { with: { type: 'json' } }),
  identicon: () => import('@dicebear/styles/identicon.json', { with: { type: 'json' } }),
  initials: () => import('@dicebear/styles/initials.json', { with: { type: 'json' } }),
  lorelei: () => import('@dicebear/styles/lorelei.json', { with: { type: 'json' } }),
  shapes: () => import('@dicebear/styles/shapes.json', { with: { type: 'json' } }),
  'big-ears': () => import('@dicebear/styles/big-ears.json', { with: { type: 'json' } }),
  croodles: () => import('@dicebear/styles/croodles.json', { with: { type: 'json' } }),
  'fun-emoji': () => import('@dicebear/styles/fun-emoji.json', { with: { type: 'json' } }),
};

const styles = new Map<FaceStyle, Promise<Style>>();

/**
 * Draws a face as SVG; the same arguments always give the same picture.
 * @param backgroundColor one to three colours of six hex digits; the seed selects one.
 */
export async function drawFace(
  name: FaceStyle,
  seed: string,
  backgroundColor: string[],
): Promise<string> {
  const style = await (styles.get(name) ?? loadStyle(name));
  return new Avatar(style, { seed, backgroundColor }).toString();
}

function loadStyle(name: FaceStyle): Promise<Style> {
  const style = load[name]().then((module) => new Style(asDefinition(module.default)));
  styles.set(name, style);
  return style;
}

// The package's JSON files are definitions; the compiler sees only their inferred literals.
const asDefinition = (json: unknown) => json as Definition;

/** Cached pictures, of about 5 kB each. */
const CACHE_SIZE = 1_000;

/** Creates a least-recently-used cache of drawn pictures. */
export function createPictureCache() {
  const pictures = new Map<string, string>();
  return async (options: object, draw: () => Promise<string>): Promise<string> => {
    const key = JSON.stringify(options);
    const picture = pictures.get(key) ?? (await draw());
    // Moves it to the end: the first entry is the least recently used one.
    pictures.delete(key);
    pictures.set(key, picture);
    const oldest = pictures.keys().next();
    if (pictures.size > CACHE_SIZE && !oldest.done) pictures.delete(oldest.value);
    return picture;
  };
}
