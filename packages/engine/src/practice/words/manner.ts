import { chance } from '../seeded.ts';
import type { Manner } from '../types.ts';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})você(?!\p{L})/gu, 'vc'],
  [/(?<!\p{L})vocês(?!\p{L})/gu, 'vcs'],
  [/(?<!\p{L})também(?!\p{L})/gu, 'tb'],
  [/(?<!\p{L})obrigad(?=[oa](?!\p{L}))/gu, 'brigad'],
];
const SMILES = ['😊', '🙏', '😅', 'rs'] as const;
const SMILES_SHARE = 0.35;
const DOTS_SHARE = 0.3;

/** The same words as this temperament types them on a phone. */
export function styled(
  text: string,
  manner: Manner,
  seed: number,
  ...keys: readonly (string | number)[]
): string {
  const drawn = chance(seed, 'style', ...keys);
  switch (manner) {
    case 'hurried':
      return SHORT.reduce((short, [pattern, form]) => short.replace(pattern, form), text);
    case 'technical':
      return /[.!?…]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
    case 'staller':
      return drawn < SMILES_SHARE && !/[😊🙏😅]/u.test(text)
        ? `${text} ${SMILES[Math.floor((drawn / SMILES_SHARE) * SMILES.length)] ?? 'rs'}`
        : text;
    case 'undecided':
      return drawn < DOTS_SHARE && /\p{L}$/u.test(text) ? `${text}...` : text;
    case 'distrustful':
    case 'haggler':
      return text;
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
