import { FACE_PALETTES, FACE_STYLES, type Face } from '@salesai/contract/faces';

const SEEDS = 1_000_000;
const drawn = (limit: number) => Math.floor(Math.random() * limit);

/** The same style and colours, another picture. */
export const anotherFace = (face: Face): Face => ({ ...face, seed: String(drawn(SEEDS)) });

/** A face to start from: people, on a ground that differs each time. */
export function firstFace(): Face {
  const { colors } = FACE_PALETTES[drawn(FACE_PALETTES.length)] ?? FACE_PALETTES[0];
  return anotherFace({ style: FACE_STYLES[0], seed: '', colors });
}
