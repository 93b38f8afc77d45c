import { FACE_PALETTES, FACE_STYLES, type Face } from '@salesai/contract/faces';

const SEEDS = 1_000_000;
const randomInt = (limit: number) => Math.floor(Math.random() * limit);

/** The same style and colours with another random seed. */
export const anotherFace = (face: Face): Face => ({ ...face, seed: String(randomInt(SEEDS)) });

/** An initial face: the first style with a random palette. */
export function firstFace(): Face {
  const { colors } = FACE_PALETTES[randomInt(FACE_PALETTES.length)] ?? FACE_PALETTES[0];
  return anotherFace({ style: FACE_STYLES[0], seed: '', colors });
}
